import { expect } from '@open-wc/testing';

/** What a call throws, or undefined. */
export function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
}

/** The call must throw this kind of error with a message that begins with the field. */
export function expectError(
  call: () => unknown,
  kind: RangeErrorConstructor | SyntaxErrorConstructor,
  field: string,
): void {
  const error = thrownBy(call);
  expect(error, `${field} must be refused`).to.be.instanceOf(kind);
  const { message } = error as Error;
  expect(message.startsWith(field), `"${message}" must begin with ${field}`).to.be.true;
}

/** Whatever the call throws is an error that names one of these fields; nothing else may come out. */
export function expectNamed(call: () => unknown, fields: RegExp): void {
  const error = thrownBy(call);
  if (error === undefined) return;
  expect(error instanceof SyntaxError || error instanceof RangeError, JSON.stringify(error)).to.be
    .true;
  expect((error as Error).message).to.match(fields);
}
