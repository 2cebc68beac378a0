import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cipherOfPin, newSalt } from './lock-keys.ts'
import { isGuessable, mayTryAt, mostTries, triesLeft } from './tries.ts'

const hour = 3_600_000

test('three wrong tries cost nothing, all ten hours; a clock that was set back makes no wait longer', () => {
  const at = 1_000 * hour
  for (const tries of [0, 1, 2]) expect(mayTryAt({ tries, triedAt: at }, at)).toBe(at)
  const all = Array.from({ length: mostTries }, (_, tries) => mayTryAt({ tries, triedAt: at }, at) - at)
  expect(all.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(3 * hour)
  fc.assert(
    fc.property(fc.nat(mostTries), fc.nat(), fc.nat(), (tries, triedAt, now) => {
      expect(mayTryAt({ tries, triedAt }, now) - Math.min(triedAt, now)).toBeLessThanOrEqual(2 * hour)
      expect(triesLeft({ tries })).toBe(mostTries - tries)
    }),
  )
})

test('what others guess first is no PIN', () => {
  for (const pin of ['', '12345', '000000', '123456', '654321', 'abcdef'])
    expect(isGuessable(pin), pin).toBe(true)
  for (const pin of ['482913', 'boat 42', '112233', 'नदी पुल']) expect(isGuessable(pin), pin).toBe(false)
})

test('the same PIN opens with the same salt only, typed composed or not', async () => {
  const salt = newSalt()
  const encrypted = (await cipherOfPin('mañana 7', salt)).encrypt('name', 'the key')
  expect((await cipherOfPin('man\u0303ana 7', salt)).decrypt('name', encrypted)).toBe('the key')
  expect((await cipherOfPin('mañana 8', salt)).decrypt('name', encrypted)).toBeNull()
  expect((await cipherOfPin('mañana 7', newSalt())).decrypt('name', encrypted)).toBeNull()
}, 60_000)
