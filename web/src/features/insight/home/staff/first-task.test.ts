import type { Home } from 'contract/insight/home'
import { expect, test } from 'vitest'
import { withDrafts } from '../queries.ts'
import { addressOfTask, firstTask } from './first-task.ts'

const none = { count: 0, rows: [] }
const nothing: Home = {
  schools: 3,
  evaluations: 3,
  by_status: { OPEN: 0, 'IN REVIEW': 0, VALIDATED: 0, CLOSED: 0 },
  returned: 0,
  to_review: none,
  to_confirm: none,
  to_answer: none,
  to_close: none,
  to_open: none,
  drafts: none,
  overdue: { ...none, actions: 0 },
  next_due: null,
}
const line = {
  school: { id: 4, name: 'Escuela Luz' },
  evaluation: 7,
  instrument: 1,
  line: 9,
  evaluation_type: 'base' as const,
  year: 2026,
  since: '2026-11-17T10:00:00Z',
}
const one = <Row>(row: Row) => ({ count: 1, rows: [row] })
const review = {
  ...line,
  submissions: 1,
  changed: 0,
  marked: 0,
  indicators: 66,
  cells_missing: 0,
  reviewer: null,
  review_by: null,
}
const first = (home: Partial<Home>) => {
  const task = firstTask({ ...nothing, ...home })
  return task && [task.kind, addressOfTask(task)]
}

test('a line to review comes before everything else, and says when it came back', () => {
  const all = {
    to_close: one({ ...line, goals: 2 }),
    to_answer: one({ ...line, count: 2, comment: 5, indicator: null }),
  }
  expect(first({ ...all, to_review: one(review) })).toEqual([
    'review',
    '/evaluations/detail/7/instrument/1?line=9',
  ])
  expect(first({ to_review: one({ ...review, submissions: 2 }) })?.[0]).toBe('again')
  const mine = { ...review, line: 12, reviewer: { id: 3, name: 'Rosa Vera' } }
  const several = { count: 2, rows: [review, mine] }
  expect(firstTask({ ...nothing, to_review: several }, 3)?.row).toMatchObject({ line: 12 })
  expect(firstTask({ ...nothing, to_review: several }, 4)?.row).toMatchObject({ line: 9 })
  expect(first(all)).toEqual([
    'answer',
    '/evaluations/detail/7/instrument/1?line=9&part=comments&comments=waiting#comment-5',
  ])
})

test('a report is looked at in the plan, and a validated line without a goal is planned before it is closed', () => {
  const { school, evaluation, line: of, since } = line
  const action = { id: 12, text: 'A ramp', files: 2, school, evaluation, line: of, since, proposed: null }
  expect(first({ to_confirm: one(action) })).toEqual(['confirm', '/action-plans/7?line=9#action-12'])
  expect(first({ to_confirm: one({ ...action, proposed: '2026-12-01' }) })?.[0]).toBe('date')
  expect(first({ to_close: one({ ...line, goals: 0 }) })).toEqual(['plan', '/action-plans/7?line=9'])
  expect(first({ to_close: one({ ...line, goals: 1 }) })?.[0]).toBe('close')
})

test('where nobody waits it is what is late, then the next line, then nothing', () => {
  const late = { school: line.school, count: 2, text: 'A ramp', days: 31 }
  const to_open = one(line)
  expect(first({ overdue: { ...one(late), actions: 2 }, to_open })).toEqual([
    'overdue',
    '/action-plans?days=1&school=4',
  ])
  expect(first({ to_open })?.[0]).toBe('open')
  expect(first({})).toBeNull()
})

test('a home that a device stored before there were drafts has none', () => {
  const { drafts: _, ...older } = nothing
  expect(withDrafts(older)).toEqual(nothing)
  expect(firstTask(withDrafts(older))).toBeNull()
})
