import { expect, test } from 'vitest'
import type { AnswerWork } from './entry.ts'
import { rememberRow, upon, uponOwnRow } from './upon.ts'

const answer: AnswerWork = {
  kind: 'answer',
  indicator: 3,
  option: 5,
  na_reason: null,
  result: null,
  version: null,
}

test('an answer given anew while the first is sent changes the row of the first', () => {
  expect(upon(answer, { id: 40, version: 1 })).toMatchObject({ result: 40, version: 1, option: 5 })
})

test('an answer of the same moment as an arrival meets its own row, not a stranger', () => {
  rememberRow('one', { id: 41, version: 2 })
  expect(uponOwnRow('one', answer)).toMatchObject({ result: 41, version: 2 })
})

test('a row that somebody else changed since is not taken for one’s own', () => {
  rememberRow('two', { id: 42, version: 2 })
  expect(uponOwnRow('two', { ...answer, result: 42, version: 3 })).toMatchObject({ result: 42, version: 3 })
  expect(uponOwnRow('unknown', answer)).toBe(answer)
})
