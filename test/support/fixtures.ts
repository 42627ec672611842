/** Reads a JSON file of `test/fixtures/`. The caller names the shape that it holds. */
export async function fetchJson(path: string): Promise<unknown> {
  const response = await fetchFixture(path);
  return response.json();
}

/** Reads a `.jsonl.gz` file of `test/fixtures/`, one value for each line. */
export async function fetchLines(path: string): Promise<unknown[]> {
  const { body } = await fetchFixture(path);
  if (!body) throw new Error(`${path} is empty`);
  const text = await new Response(body.pipeThrough(new DecompressionStream('gzip'))).text();
  return text
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
}

async function fetchFixture(path: string): Promise<Response> {
  const response = await fetch(new URL(`/test/fixtures/${path}`, location.href));
  if (!response.ok) throw new Error(`${path}: ${String(response.status)}`);
  return response;
}
