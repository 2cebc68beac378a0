import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lengthened, pseudoTexts, turned } from './pseudo.ts'

test('lengthened words are at least a third longer and fill in the same values', () => {
  const text = 'An evaluation of <b>{{name}}</b> has been submitted for review, with all its evidence'
  const long = lengthened(text)
  expect(long.length).toBeGreaterThan(text.length * 1.3)
  expect(long).toContain('<b>{{name}}</b>')
})

test('words, their number and what is filled in are the same in every pseudo-language', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      for (const say of [lengthened, turned]) {
        const said = say(`${before}{{count}}${after}`)
        expect(said).toContain('{{count}}')
        expect(said.split(' ').length).toBe(`${before}{{count}}${after}`.split(' ').length)
      }
    }),
  )
})

test('turned words read from the right, group by group', () => {
  expect(pseudoTexts({ a: { b: 'Save {{name}}' } }, 'turned')).toEqual({
    a: { b: '\u202eSave \u202c{{name}}' },
  })
})
