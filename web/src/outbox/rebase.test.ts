import { expect, test } from 'vitest'
import type { AnswerWork } from './entry.ts'
import { rebase, rebaseOnOwnRow } from './rebase.ts'

const answer: AnswerWork = {
  kind: 'answer',
  indicator: 3,
  option: 5,
  na_reason: null,
  result: null,
  version: null,
}

test('an answer given anew while the first is sent changes the row of the first', () => {
  expect(rebase(answer, { id: 40, version: 1 })).toMatchObject({ result: 40, version: 1, option: 5 })
})

test('an answer of the same moment as an arrival meets its own row, not a stranger', () => {
  expect(rebaseOnOwnRow(answer, { id: 41, version: 2 })).toMatchObject({ result: 41, version: 2 })
})

test('a row that somebody else changed since is not taken for one’s own', () => {
  const row = { id: 42, version: 2 }
  expect(rebaseOnOwnRow({ ...answer, result: 42, version: 3 }, row)).toMatchObject({
    result: 42,
    version: 3,
  })
  expect(rebaseOnOwnRow(answer, undefined)).toBe(answer)
})
