import { expect, test } from 'vitest'
import { Role } from '../../access/roles.ts'
import type { LineStatus } from '../../evaluation/lines.ts'
import { evaluationAtWork } from './at-work.ts'
import { isOwnStep, type NextStep, nextStepOf, type SchoolAtWork } from './next-step.ts'

const place = { country: 1, region: 2, school: 3 }
const coordinator = { id: 7, role: Role.region, is_superuser: false, areas: [2] }
const representative = { id: 8, role: Role.country, is_superuser: false, areas: [1] }
const teacher = { id: 9, role: Role.school, is_superuser: false, areas: [3] }

type Traits = {
  status?: LineStatus
  answered?: number
  files?: number
  lines?: number
  goals?: number
  late?: number
  waiting?: { school: number; staff: number }
  isReturned?: boolean
}

const none = { school: 0, staff: 0 }
const returned = { at: '2026-11-20T08:00:00Z', by: { id: 7, name: 'Daniela Vera' }, requests: 2 }

const school = (traits: Traits = {}): SchoolAtWork => {
  const { status = 'OPEN', answered = 5, files = 2, lines = 1, goals = 1, late = 0, waiting = none } = traits
  const progress = { answered, indicators: 66, cells_complete: answered === 66 ? 21 : 0, cells: 21 }
  const line = { id: 4, evaluation_type: 'base' as const, year: 2026, status, progress }
  return {
    evaluations: [{ id: 1, lines: Array.from({ length: lines }, () => line) }],
    current: {
      evaluation: 1,
      line,
      returned: traits.isReturned ? returned : null,
      files,
      plan: { goals, late_to_do: late },
      comments: { waiting },
    },
  }
}
const forStaff: [string, Traits, NextStep][] = [
  ['answers are being given', {}, 'wait_for_school'],
  ['it was returned', { isReturned: true }, 'wait_for_mending'],
  ['a comment waits', { waiting: { school: 0, staff: 1 } }, 'comments'],
  ['a comment of theirs waits', { waiting: { school: 1, staff: 0 } }, 'wait_for_school'],
  ['an action is late', { late: 1 }, 'overdue'],
  ['a comment waits and an action is late', { late: 1, waiting: { school: 0, staff: 1 } }, 'comments'],
  ['it is validated and an action is late', { status: 'VALIDATED', late: 1 }, 'close'],
  ['it was sent', { status: 'IN REVIEW' }, 'review'],
  ['it was sent and a comment waits', { status: 'IN REVIEW', waiting: { school: 0, staff: 1 } }, 'review'],
  ['it is validated', { status: 'VALIDATED' }, 'close'],
  ['it is validated and has no goals', { status: 'VALIDATED', goals: 0 }, 'plan'],
  ['it is closed', { status: 'CLOSED' }, 'open_next'],
  ['the third is closed', { status: 'CLOSED', lines: 3 }, 'finished'],
]
test.each(forStaff)('a reviewer gets the next step when %s', (_, traits, step) => {
  expect(nextStepOf(coordinator, place, school(traits))).toBe(step)
  expect(nextStepOf(representative, place, school(traits))).toBe(step)
})

const forSchool: [string, Traits, NextStep][] = [
  ['nothing is answered', { answered: 0, files: 0 }, 'start'],
  ['some is answered', {}, 'continue'],
  ['all is there', { answered: 66 }, 'submit'],
  ['it was returned', { isReturned: true, answered: 66, waiting: { school: 1, staff: 0 } }, 'mend'],
  ['a comment waits', { answered: 66, waiting: { school: 1, staff: 0 } }, 'comments'],
  ['a comment waits and an action is late', { late: 1, waiting: { school: 1, staff: 0 } }, 'comments'],
  ['it was returned and an action is late', { isReturned: true, late: 1 }, 'mend'],
  ['an action is late', { answered: 66, late: 1 }, 'overdue'],
  ['it was sent and an action is late', { status: 'IN REVIEW', late: 1 }, 'overdue'],
  ['it is validated and an action is late', { status: 'VALIDATED', late: 1 }, 'overdue'],
  ['it is validated and a comment waits', { status: 'VALIDATED', waiting: { school: 1, staff: 0 } }, 'read'],
  ['it is closed with an action that was late', { status: 'CLOSED', late: 1 }, 'read'],
  ['it was sent', { status: 'IN REVIEW' }, 'wait_for_review'],
  ['it is validated', { status: 'VALIDATED' }, 'read'],
  ['it is closed', { status: 'CLOSED' }, 'read'],
]
test.each(forSchool)('a school gets the next step when %s', (_, traits, step) => {
  expect(nextStepOf(teacher, place, school(traits))).toBe(step)
})

test('before the first evaluation the next step is for who may begin it', () => {
  const nothing = { evaluations: [], current: null }
  expect(nextStepOf(coordinator, place, nothing)).toBe('begin')
  expect(nextStepOf(teacher, place, nothing)).toBe('wait_for_begin')
})

test('a step that others have to take is not one’s own next step', () => {
  expect(isOwnStep('review')).toBe(true)
  expect(isOwnStep('wait_for_review')).toBe(false)
  expect(isOwnStep('finished')).toBe(false)
})

test('of several evaluations an unfinished one comes before a closed one, then the newest', () => {
  const evaluation = (id: number, year: number, status: LineStatus) => ({ line: { id, year, status } })
  const [closed, older, newer] = [
    evaluation(9, 2027, 'CLOSED'),
    evaluation(7, 2025, 'VALIDATED'),
    evaluation(3, 2026, 'OPEN'),
  ] as const
  expect(evaluationAtWork([closed, older, newer])).toBe(newer)
  expect(evaluationAtWork([closed, older])).toBe(older)
  expect(evaluationAtWork([closed])).toBe(closed)
  expect(evaluationAtWork([])).toBeUndefined()
})
