import { expect, test } from 'vitest'
import { Role } from '../access/roles.ts'
import { commentsToAnswer, waitsFor } from './comments-waiting.ts'

const comment = (id: number, role: Role, indicator: number | null = 1, resolved = false) => ({
  id,
  indicator,
  resolved,
  author: { role },
})
const school = { role: Role.school }

test('the newest open comment of the other side is to be answered, on each indicator and on the whole line', () => {
  const first = comment(1, Role.region)
  const answered = comment(2, Role.region, 2)
  const all = [first, answered, comment(3, Role.school, 2), comment(4, Role.region, null)]
  const waiting = (reader: { role: Role }) =>
    all.filter((each) => waitsFor(reader, each, all)).map(({ id }) => id)
  expect(waiting(school)).toEqual([1, 4])
  expect(waiting({ role: Role.region })).toEqual([3])
})

test('a resolved comment is not to be answered, and the open one before it is again', () => {
  const before = comment(1, Role.region)
  const settled = comment(2, Role.school, 1, true)
  expect(waitsFor(school, settled, [before, settled])).toBe(false)
  expect(waitsFor(school, before, [before, settled])).toBe(true)
})

test('a comment with an answer on its way is not to be answered, nor is any by a school on a validated line', () => {
  const comments = [comment(1, Role.region), comment(2, Role.region, 2), comment(3, Role.region, null)]
  const ids = (status: 'OPEN' | 'VALIDATED', isAnswering = (_indicator: number | null) => false) =>
    commentsToAnswer(school, { status, comments }, isAnswering).map(({ id }) => id)
  expect(ids('OPEN')).toEqual([1, 2, 3])
  expect(ids('OPEN', (indicator) => indicator === null)).toEqual([1, 2])
  expect(ids('VALIDATED')).toEqual([])
})
