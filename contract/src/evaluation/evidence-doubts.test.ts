import fc from 'fast-check'
import { expect, test } from 'vitest'
import { optionCodes } from '../instrument/instruments.ts'
import { doubtsOf } from './evidence-doubts.ts'
import { fileKinds } from './files.ts'

const shown = { files: [], hasNote: false, last: null }

test('from C on an answer needs a file or a note', () => {
  expect(optionCodes.filter((letter) => doubtsOf({ ...shown, letter }).includes('bare'))).toEqual([
    'C',
    'D',
    'E',
    'F',
    'G',
  ])
  expect(doubtsOf({ ...shown, letter: 'C', hasNote: true })).toEqual([])
  expect(doubtsOf({ ...shown, letter: 'D', files: ['photo'] })).toEqual([])
})

test('from E on it needs two different sources: two photos are one source, a photo and a video too', () => {
  expect(doubtsOf({ ...shown, letter: 'E', files: ['photo', 'photo', 'video'] })).toEqual(['oneSource'])
  expect(doubtsOf({ ...shown, letter: 'E', files: ['photo', 'document'] })).toEqual([])
  expect(doubtsOf({ ...shown, letter: 'F', files: ['document'], hasNote: true })).toEqual([])
  expect(doubtsOf({ ...shown, letter: 'D', files: ['document'] })).toEqual([])
})

test('G raises the question whether it lasts a year, unless the line before had F or G', () => {
  const whole = { files: ['photo', 'document'] as const, hasNote: true, letter: 'G' } as const
  expect(doubtsOf({ ...whole, last: null })).toEqual(['year'])
  expect(doubtsOf({ ...whole, last: 'E' })).toEqual(['year'])
  expect(doubtsOf({ ...whole, last: 'F' })).toEqual([])
})

test('more evidence never raises a doubt, and answers that do not apply or have no evidence raise none', () => {
  const files = fc.array(fc.constantFrom(...fileKinds), { maxLength: 4 })
  const letters = fc.constantFrom(...optionCodes)
  fc.assert(
    fc.property(
      letters,
      files,
      files,
      fc.boolean(),
      fc.option(letters),
      (letter, some, more, hasNote, last) => {
        const one = doubtsOf({ letter, files: some, hasNote, last })
        const other = doubtsOf({ letter, files: [...some, ...more], hasNote: true, last })
        const weight = (doubts: readonly string[]) =>
          (doubts.includes('bare') ? 2 : 0) + (doubts.includes('oneSource') ? 1 : 0)
        expect(weight(other)).toBeLessThanOrEqual(weight(one))
        if (['NA', 'NE', 'A', 'B'].includes(letter)) expect(one).toEqual([])
      },
    ),
  )
})
