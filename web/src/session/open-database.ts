import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb'
import { DeviceError } from './device-error.ts'

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/** The browser has closed the database. */
const isClosed = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError'

/** Opens an IndexedDB database on first use, and again after a failure; errors are thrown as `DeviceError`. */
export const openDatabase = <Schema extends DBSchema>(
  name: string,
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>,
) => {
  let opened: Promise<IDBPDatabase<Schema>> | null = null
  const close = (): void => {
    opened = null
  }

  const database = async (): Promise<IDBPDatabase<Schema>> => {
    try {
      // A browser that forbids storage throws synchronously.
      opened ??= openDB<Schema>(name, 1, { upgrade, terminated: close })
      return await opened
    } catch (error) {
      close()
      throw new DeviceError(isFull(error) ? 'full' : 'unavailable', error)
    }
  }

  const withDatabase = async <Result>(
    work: (database: IDBPDatabase<Schema>) => Promise<Result>,
    isSecond = false,
  ): Promise<Result> => {
    const ready = await database()
    try {
      return await work(ready)
    } catch (error) {
      if (isClosed(error) && !isSecond) {
        close()
        return withDatabase(work, true)
      }
      throw new DeviceError(isFull(error) ? 'full' : 'failed', error)
    }
  }
  return <Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> =>
    withDatabase(work)
}
