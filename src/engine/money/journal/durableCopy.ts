// Keeps a second copy of the journal in IndexedDB. A browser writes local storage to the disk seconds later, so a browser
// that is killed meanwhile forgets it: docs/money.md.
import { attempt } from '../../lib/attempt'

export interface DurableCopy {
  /** Resolves to the text, or to undefined if the browser has no durable storage. */
  read(): Promise<string | undefined>
  /**
   * Changes the text while no other tab can. Resolves to true when it is on the disk, and to false if it cannot be kept.
   */
  update(change: (text: string) => string): Promise<boolean>
}

/** Creates the copy. It opens the database with the first call, and again after a failure. */
export function createDurableCopy(name: string): DurableCopy {
  let opened: Promise<IDBDatabase> | undefined

  async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    opened ??= openDatabase(name)
    try {
      const database = await opened
      // Another tab may delete or replace the database, and the browser may close it.
      database.onversionchange = () => database.close()
      return database.transaction(table, mode, { durability: 'strict' }).objectStore(table)
    } catch (error) {
      opened = undefined
      throw error
    }
  }

  return {
    async read() {
      try {
        return textOf(await resultOf((await store('readonly')).get(entry)))
      } catch {
        return undefined
      }
    },
    async update(change) {
      try {
        const records = await store('readwrite')
        const { transaction } = records
        const isKept = new Promise<boolean>((resolve) => {
          transaction.oncomplete = () => resolve(true)
          transaction.onabort = () => resolve(false)
        })
        const asked = records.get(entry)
        asked.onsuccess = () => attempt(() => records.put(change(textOf(asked.result)), entry))
        return await isKept
      } catch {
        return false
      }
    },
  }
}

const table = 'journal'
const entry = 'text'

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(table)
  return resultOf(request)
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database failed.'))
  })
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
