import { Problem } from 'contract/platform/problems'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openUploadSlots } from '../../../../src/evaluation/files/upload/upload-slots.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A sender of so many bytes a second. */
const sending = (bytesPerSecond: number) => () => (performance.now() / 1000) * bytesPerSecond
const fast = sending(1024 * 1024)
const refusal = new Problem('unavailable')

test('eight uploads at once, two of one person; the next one waits half a minute for a slot', async () => {
  const slots = openUploadSlots()
  const first = await slots.enter(1, fast)
  await slots.enter(1, fast)
  const third = slots.enter(1, fast).catch((problem: unknown) => problem)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await third).toMatchObject(refusal)
  const fourth = slots.enter(1, fast)
  first.leave()
  await fourth
  for (const person of [2, 2, 3, 3, 4, 4]) await slots.enter(person, fast)
  const ninth = slots.enter(6, fast).catch((problem: unknown) => problem)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await ninth).toMatchObject(refusal)
  expect(slots.counts).toEqual({ entered: 9, waited: 3, refused: 2 })
})

test('a person who waits for their own slot does not block others', async () => {
  const slots = openUploadSlots()
  const { leave } = await slots.enter(1, fast)
  await slots.enter(1, fast)
  const own = slots.enter(1, fast)
  await slots.enter(2, fast)
  leave()
  await own
})

test('leaving twice frees one slot', async () => {
  const slots = openUploadSlots({ atOnce: 1 })
  const first = await slots.enter(1, fast)
  first.leave()
  await slots.enter(2, fast)
  first.leave()
  const third = slots.enter(3, fast).catch((problem: unknown) => problem)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await third).toMatchObject(refusal)
})

test('slow senders lose their slots as soon as somebody waits, and fast ones keep theirs', async () => {
  const slots = openUploadSlots({ atOnce: 3 })
  await slots.enter(1, sending(100))
  await slots.enter(2, sending(5 * 1024))
  await slots.enter(3, fast)
  const waiting = [4, 5].map((person) => slots.enter(person, fast))
  await vi.advanceTimersByTimeAsync(2000)
  await Promise.all(waiting)
  const more = slots.enter(6, fast).catch((problem: unknown) => problem)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await more).toMatchObject(refusal)
})

test('an upload that the server works on is not slow', async () => {
  const slots = openUploadSlots({ atOnce: 1 })
  const first = await slots.enter(1, () => 0)
  first.received()
  const second = slots.enter(2, fast).catch((problem: unknown) => problem)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await second).toMatchObject(refusal)
})

test('slow uploads outside of slots are limited too, and count for the two of their person', async () => {
  const slots = openUploadSlots({ atOnce: 2, slowOnes: 2 })
  for (const person of [1, 1]) await slots.enter(person, () => 0)
  const entering = [2, 3].map((person) => slots.enter(person, () => 0))
  await vi.advanceTimersByTimeAsync(2000)
  await Promise.all(entering)
  const [own, other] = [1, 4].map((person) => slots.enter(person, fast).catch((problem: unknown) => problem))
  await vi.advanceTimersByTimeAsync(30_000)
  expect([await own, await other]).toMatchObject([refusal, refusal])
})
