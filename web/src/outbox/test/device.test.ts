import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { DeviceError } from '../../session/device-error.ts'
import { changeOnDevice, entriesOnDevice } from '../device/device.ts'
import type { Entry } from '../entry.ts'

const entry = (indicator: number): Entry => ({
  id: `1/1/answer/${indicator}`,
  user: 1,
  line: 1,
  work: { kind: 'answer', indicator, option: 1, na_reason: null, result: null, version: null },
  key: `key ${indicator}`,
  state: 'waiting',
  problem: null,
  attempted: false,
  before: null,
  place: null,
  changedAt: indicator,
})

const put = (each: Entry) => changeOnDevice(each.id, () => each)

afterEach(() => vi.restoreAllMocks())

/** Makes the next write fail as in a full browser: the transaction is aborted. */
const failOnce = (name: string) =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore) {
    this.transaction.abort()
    throw new DOMException('No room', name)
  })

test('a write that fails for want of room leaves what is there, and the next one works', async () => {
  await put(entry(1))
  failOnce('QuotaExceededError')
  await expect(put(entry(2))).rejects.toMatchObject({ fault: 'full' })
  expect((await entriesOnDevice(1)).map(({ id }) => id)).toEqual(['1/1/answer/1'])
  await put(entry(2))
  expect((await entriesOnDevice(1)).map(({ id }) => id)).toEqual(['1/1/answer/1', '1/1/answer/2'])
})

test('an aborted write is a failure of this write, not of the storage', async () => {
  failOnce('AbortError')
  const failure = await put(entry(3)).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(DeviceError)
  expect(failure).toMatchObject({ fault: 'failed' })
  await put(entry(3))
  expect((await entriesOnDevice(1)).length).toBe(3)
})

test('another person’s entries are not read', async () => {
  await put({ ...entry(9), id: '2/1/answer/9', user: 2 })
  expect((await entriesOnDevice(1)).every(({ user }) => user === 1)).toBe(true)
  expect((await entriesOnDevice(2)).map(({ id }) => id)).toEqual(['2/1/answer/9'])
})
