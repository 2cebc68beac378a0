import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paceOfBody, paceOfFields, senderPace } from '../../../../src/evaluation/files/upload/sender-pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** When a sender is given up who sends so many bytes each second for so long, and then nothing more; in seconds. */
const givenUpAfter = async (pace: typeof paceOfBody, bytesPerSecond: number, seconds: number) => {
  let bytes = 0
  const { awaiting } = senderPace(() => bytes, pace)
  for (let second = 1; second <= seconds; second += 1) {
    const next = new Promise<void>((come) => setTimeout(come, 1000)).then(
      () => void (bytes += bytesPerSecond),
    )
    const result = awaiting(next).then(
      () => 'came',
      (problem) => problem.code as string,
    )
    await vi.advanceTimersByTimeAsync(1000)
    if ((await result) !== 'came') return second
  }
  return null
}

test('a body of 5 KiB a second is received for an hour', async () => {
  expect(await givenUpAfter(paceOfBody, 5 * 1024, 3600)).toBeNull()
})

test('a body of less than 4 KiB a second is ended after half a minute', async () => {
  expect(await givenUpAfter(paceOfBody, 4000, 60)).toBe(30)
  expect(await givenUpAfter(paceOfBody, 0, 60)).toBe(30)
})

test('a byte every hundred milliseconds is too slow', async () => {
  let bytes = 0
  const { awaiting } = senderPace(() => bytes, paceOfBody)
  let pieces = 0
  const ended = (async () => {
    for (;;) {
      await awaiting(new Promise<void>((come) => setTimeout(come, 100)))
      bytes += 1
      pieces += 1
    }
  })().catch((problem: unknown) => problem)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(await ended).toMatchObject({ code: 'upload_timeout' })
  expect(pieces).toBeLessThan(310)
})

test('fields have five seconds, and three when they arrive slowly', async () => {
  expect(await givenUpAfter(paceOfFields, 2000, 60)).toBe(5)
  expect(await givenUpAfter(paceOfFields, 100, 60)).toBe(3)
})

test("time for the server's own work does not count against the sender", async () => {
  let bytes = 0
  const { awaiting } = senderPace(() => bytes, paceOfBody)
  for (let piece = 1; piece <= 20; piece += 1) {
    bytes += 100
    await awaiting(Promise.resolve())
    // the server examines, or the sender waits for a slot
    await vi.advanceTimersByTimeAsync(60_000)
  }
  const last = awaiting(new Promise(() => undefined)).catch((problem: unknown) => problem)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await last).toMatchObject({ code: 'upload_timeout', status: 408 })
})
