import { expect, test } from 'vitest'
import { compareLetters } from './compare-letters.ts'

const fitting = { letter: 'D', also: ['E'] } as const

test.each([
  [null, { kind: 'none' }],
  ['D', { kind: 'same' }],
  ['E', { kind: 'also' }],
  ['F', { kind: 'higher', count: 2 }],
  ['C', { kind: 'lower', count: 1 }],
  ['NE', { kind: 'other' }],
  ['NA', { kind: 'other' }],
] as const)('%s beside a D that could be an E', (own, comparison) => {
  expect(compareLetters(own, fitting)).toEqual(comparison)
})

test('where no letter fits, a letter is neither higher nor lower', () => {
  expect(compareLetters('A', { letter: 'NE', also: [] })).toEqual({ kind: 'other' })
})
