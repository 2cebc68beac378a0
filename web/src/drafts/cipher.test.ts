import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cipherOf } from './cipher.ts'

const mine = cipherOf('k'.repeat(43))
const theirs = cipherOf('j'.repeat(43))

test('what one person encrypted opens for that person alone, and only under its name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
      const encrypted = mine.encrypt('comment', text)
      expect(mine.decrypt('comment', encrypted)).toBe(text)
      expect(theirs.decrypt('comment', encrypted)).toBeNull()
      expect(mine.decrypt('note', encrypted)).toBeNull()
    }),
  )
})

test('nothing of a text stands in what is kept of it, and the same text never looks the same twice', () => {
  const encrypted = mine.encrypt('comment', 'The ramp at the gate')
  expect(atob(encrypted)).not.toContain('ramp')
  expect(mine.encrypt('comment', 'The ramp at the gate')).not.toBe(encrypted)
})

test('a text that was changed on the device does not open', () => {
  const encrypted = mine.encrypt('comment', 'The ramp at the gate')
  const other = encrypted.startsWith('A') ? 'B' : 'A'
  expect(mine.decrypt('comment', other + encrypted.slice(1))).toBeNull()
  expect(mine.decrypt('comment', '')).toBeNull()
  expect(mine.decrypt('comment', 'not base64 at all!')).toBeNull()
})

test('a photo of two megabytes is encrypted and opened again', () => {
  const photo = new Uint8Array(2_000_000).map((_, index) => index % 251)
  const encrypted = mine.encryptBytes('photo', photo)
  expect(Buffer.compare(mine.decryptBytes('photo', encrypted) ?? Buffer.of(), photo)).toBe(0)
  expect(theirs.decryptBytes('photo', encrypted)).toBeNull()
})
