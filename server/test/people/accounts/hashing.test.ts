import { expect, test } from 'vitest'
import { hashed, isPassword } from '../../../src/access/passwords/hashing.ts'

test('a hash is Argon2id of 19 MiB and two rounds, and another each time', async () => {
  const [one, other] = await Promise.all([hashed('boat lamp river'), hashed('boat lamp river')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await isPassword(one, 'boat lamp river')).toBe(true)
  expect(await isPassword(one, 'boat lamp rivers')).toBe(false)
  expect(await isPassword(null, 'boat lamp river')).toBe(false)
})

test('two are hashed at once and fifty wait; the next is refused for now, and served later', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 55 }, () => isPassword(null, 'boat lamp river')),
  )
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(3)
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', status: 503 } })
  expect(await isPassword(null, 'boat lamp river')).toBe(false)
})
