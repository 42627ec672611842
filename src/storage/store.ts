const DATABASE = 'spider-solitaire';
const GAMES = 'games';

/** Half of the wait for a database that does not answer, in milliseconds. */
const PATIENCE = 1000;

let opened: Promise<IDBDatabase> | undefined;

function forget(): void {
  opened = undefined;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES);
    request.onsuccess = () => {
      // Another page may need a newer database; this one opens it again when it next writes.
      request.result.onversionchange = () => {
        request.result.close();
        forget();
      };
      // So does a browser whose data are cleared.
      request.result.onclose = forget;
      resolve(request.result);
    };
    request.onerror = () => {
      forget();
      reject(request.error!);
    };
  });
}

async function transact(
  mode: IDBTransactionMode,
  use: (games: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const transaction = (await (opened ??= open())).transaction(GAMES, mode);
  const request = use(transaction.objectStore(GAMES));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => {
      resolve(request.result);
    };
    transaction.onabort = () => {
      reject(transaction.error!);
    };
  });
}

function wait(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE));
}

// In two steps, so that an answer that lay ready while the page was busy is heard before the end.
async function lose(): Promise<never> {
  await wait();
  await wait();
  throw new Error('storage does not answer');
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return Promise.race([work, lose()]);
}

/**
 * The text kept under a key in the browser's transactional database, or undefined. Rejects where
 * storage is denied.
 */
export async function readSave(key: string): Promise<string | undefined> {
  const value = await inTime(transact('readonly', (games) => games.get(key)));
  return typeof value === 'string' ? value : undefined;
}

/** Keeps a text under a key, whole or not at all. Rejects where storage is denied. */
export async function writeSave(key: string, text: string): Promise<void> {
  await inTime(transact('readwrite', (games) => games.put(text, key)));
}
