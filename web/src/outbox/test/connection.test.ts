import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Connection, failed, hopeful, mayTry, working } from '../sending/connection.ts'

const tenMinutes = 600_000

/** The times of tries while the server is unreachable, with events of the browser at some moments. */
const triesOf = (
  length: number,
  hopes: readonly number[],
  lasting: number,
  random: () => number,
): number[] => {
  let connection: Connection = working
  const tries: number[] = []
  for (let now = 0; now < length; now += 100) {
    if (hopes.some((at) => at >= now && at < now + 100)) connection = hopeful(connection, now)
    if (!mayTry(connection, now)) continue
    tries.push(now)
    connection = failed(connection, { startedAt: now, now: now + lasting, random: random() })
    now += lasting
  }
  return tries
}

test('a server that is away is tried at most fifteen times in any ten minutes, whatever the browser hopes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 3 * tenMinutes }), { maxLength: 200 }),
      fc.constantFrom(0, 1_000, 10_000),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (hopes, lasting, random) => {
        const tries = triesOf(3 * tenMinutes, hopes, lasting, () => random)
        for (const first of tries)
          expect(tries.filter((at) => at >= first && at < first + tenMinutes).length).toBeLessThanOrEqual(15)
      },
    ),
    { numRuns: 60 },
  )
})

test('a long outage is never left alone for longer than a minute', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (random) => {
      const tries = triesOf(3 * tenMinutes, [], 0, () => random)
      const gaps = tries.slice(1).map((at, index) => at - (tries[index] ?? 0))
      expect(Math.max(...gaps)).toBeLessThanOrEqual(66_000)
    }),
  )
})

test('a hopeful browser tries at once, but not before the server asked to', () => {
  const down = failed(working, { startedAt: 0, now: 0, random: 0.5 })
  expect(hopeful(down, 1_500).nextTry).toBe(1_500)
  const backoff = failed(working, { startedAt: 0, now: 0, wait: 20_000, random: 0.5 })
  expect(hopeful(backoff, 1_500).nextTry).toBe(20_000)
})
