import 'fake-indexeddb/auto'
import type { DBSchema, IDBPDatabase } from 'idb'
import { afterEach, expect, test, vi } from 'vitest'
import { DeviceError } from './device-error.ts'
import { openDatabase } from './open-database.ts'

interface TextsSchema extends DBSchema {
  words: { key: string; value: string }
}

const withTexts = openDatabase<TextsSchema>('words', (database) => {
  database.createObjectStore('words')
})

const put = (key: string, value: string) => withTexts((database) => database.put('words', value, key))
const all = () => withTexts((database) => database.getAll('words'))

afterEach(() => vi.restoreAllMocks())

test('a database that was closed under the page is opened once more', async () => {
  await put('first', 'before')
  await withTexts(async (database: IDBPDatabase<TextsSchema>) => database.close())
  await put('second', 'after')
  expect(await all()).toEqual(['before', 'after'])
})

test('a browser that gives no storage is asked again the next time', async () => {
  const withOthers = openDatabase<TextsSchema>('others', (database) => {
    database.createObjectStore('words')
  })
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('Forbidden', 'SecurityError')
  })
  const failure = await withOthers((database) => database.count('words')).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(DeviceError)
  expect(failure).toMatchObject({ fault: 'unavailable' })
  expect(await withOthers((database) => database.count('words'))).toBe(0)
})

test('a write without room is said to be one, and leaves the database open', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  await expect(put('third', 'too much')).rejects.toMatchObject({ fault: 'full' })
  await put('third', 'fits')
  expect(await all()).toContain('fits')
})
