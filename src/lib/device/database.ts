/**
 * What this device remembers of one person between two visits, in IndexedDB: entries by name. Without
 * IndexedDB (private windows, tests) nothing is remembered and nothing fails.
 */
import { deviceEntries } from './registry'

const databaseName = deviceEntries.query_snapshot.key
const storeName = 'kept'

/** Every entry; empty when nothing can be read. */
export async function readBox(): Promise<unknown[]> {
  return (await runInStore('readonly', (store) => store.getAll())) ?? []
}

/** Writes entries, each replacing the one of the same `name`. */
export async function writeEntries(entries: readonly { name: string }[]): Promise<void> {
  await runInStore('readwrite', (store) => entries.map((entry) => store.put(entry)).at(-1))
}

export async function removeFromBox(names: readonly string[]): Promise<void> {
  await runInStore('readwrite', (store) => names.map((name) => store.delete(name)).at(-1))
}

export async function clearEntries(): Promise<void> {
  await runInStore('readwrite', (store) => store.clear())
}

/** Runs requests in one transaction and answers the result of the last; null where anything fails. */
async function runInStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result> | undefined,
): Promise<Result | null> {
  if (typeof indexedDB === 'undefined') return null
  try {
    const database = await open()
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(storeName, mode)
      const request = work(transaction.objectStore(storeName))
      transaction.addEventListener('complete', () => {
        database.close()
        resolve(request?.result ?? null)
      })
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')))
    })
  } catch {
    // a full disk, a private window: the app works as before, it only remembers nothing
    return null
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(storeName, { keyPath: 'name' })
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')))
  })
}
