import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { assertUncommon } from '../../src/access/passwords/assert-uncommon.ts'
import { isBreached } from '../../src/access/passwords/breached.ts'

const owner = { username: 'marta-quispe', email: 'marta@vereda.example' }
const isRefused = (password: string) =>
  assertUncommon(password, owner).then(
    () => false,
    () => true,
  )

test('passwords that were leaked are refused, in any letters', async () => {
  for (const password of [
    'password1',
    'PASSWORD1',
    'trustno1',
    '1qaz2wsx3edc',
    'letmein123',
    'cristianoronaldo',
  ])
    expect(await isRefused(password), password).toBe(true)
})

test('a passphrase of several words is not among them', async () => {
  for (const password of [
    'boat lamp river seven',
    'seven-small-stones',
    'ñandú camina despacio',
    'a-quiet-river-7',
  ])
    expect(await isRefused(password), password).toBe(false)
})

test('hardly any random password is taken for a leaked one, and half a million are known', async () => {
  const random = Array.from({ length: 20_000 }, (_, index) => `random ${index} ${index * 7919}`)
  const taken = await Promise.all(random.map(isBreached))
  expect(taken.filter(Boolean).length).toBeLessThanOrEqual(1)
  const file = fileURLToPath(new URL('../../passwords/breached.bin', import.meta.url))
  expect(statSync(file).size / 5).toBeGreaterThan(400_000)
})
