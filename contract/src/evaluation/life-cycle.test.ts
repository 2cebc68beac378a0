import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roles } from '../access/roles.ts'
import { Problem } from '../platform/problems.ts'
import {
  assertWritable,
  frozen,
  isWritable,
  type LineStep,
  lifeCycle,
  type Part,
  step,
} from './life-cycle.ts'
import { assertLineYear, type LineStatus, lineStatuses } from './lines.ts'

const steps = Object.keys(lifeCycle) as LineStep[]
const parts = Object.keys(frozen) as Part[]
const codeOf = (work: () => unknown): string => {
  try {
    work()
    return 'done'
  } catch (error) {
    return error instanceof Problem ? error.code : 'unknown'
  }
}

test('a line has these four transitions and no other', () => {
  const edges = lineStatuses.flatMap((status) =>
    steps
      .filter((name) => codeOf(() => step(name, status)) === 'done')
      .map((name) => [status, name, step(name, status)]),
  )
  expect(edges).toEqual([
    ['OPEN', 'submit', 'IN REVIEW'],
    ['IN REVIEW', 'return', 'OPEN'],
    ['IN REVIEW', 'review', 'VALIDATED'],
    ['VALIDATED', 'close', 'CLOSED'],
  ])
})

test('whatever is tried, a line is closed only after a review, and a closed line never changes its status', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 40 }), (tried) => {
      const walked: LineStatus[] = ['OPEN']
      for (const name of tried) {
        const status = walked.at(-1) ?? 'OPEN'
        if (codeOf(() => step(name, status)) === 'done') walked.push(step(name, status))
      }
      const end = walked.indexOf('CLOSED')
      const validated = walked.indexOf('VALIDATED')
      expect(end).toBe(end < 0 ? -1 : walked.length - 1)
      if (end >= 0) expect(validated).toBe(end - 1)
      if (validated >= 0) expect(walked[validated - 1]).toBe('IN REVIEW')
      expect(walked.filter((status) => status === 'VALIDATED').length).toBeLessThanOrEqual(1)
    }),
  )
})

test('a refused transition names the status that the line would need', () => {
  const refused = Object.fromEntries(
    steps.map((name) => [
      name,
      [...new Set(lineStatuses.map((status) => codeOf(() => step(name, status))))].filter(
        (code) => code !== 'done',
      ),
    ]),
  )
  expect(refused).toEqual({
    submit: ['line_not_open'],
    return: ['line_not_in_review'],
    review: ['line_not_in_review'],
    close: ['line_not_validated'],
  })
})

test('each part of a line is frozen from its status on, and stays frozen', () => {
  const written = (part: Part) => lineStatuses.filter((status) => isWritable(part, status))
  const open = ['OPEN']
  expect(Object.fromEntries(parts.map((part) => [part, written(part)]))).toEqual({
    answers: open,
    files: open,
    plan: ['OPEN', 'IN REVIEW', 'VALIDATED'],
    date: open,
    year: open,
    indiprin: ['OPEN', 'IN REVIEW'],
    words: ['OPEN', 'IN REVIEW', 'VALIDATED'],
    evaluation: ['OPEN', 'IN REVIEW'],
  })
  fc.assert(
    fc.property(
      fc.constantFrom(...parts),
      fc.nat(lineStatuses.length - 1),
      fc.nat(lineStatuses.length - 1),
      (part, one, other) => {
        const [earlier, last] = [Math.min(one, other), Math.max(one, other)]
        const at = (place: number) => isWritable(part, lineStatuses[place] ?? 'CLOSED')
        expect(at(earlier) || !at(last)).toBe(true)
      },
    ),
  )
})

test('a frozen part is refused with its own code, and a school writes nothing more on a validated line', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...parts),
      fc.constantFrom(...lineStatuses),
      fc.constantFrom(...roles),
      (part, status, role) => {
        const code = codeOf(() => assertWritable(part, status, role))
        if (part === 'words' && status === 'VALIDATED' && role === 3) expect(code).toBe('permission_denied')
        else expect(code).toBe(isWritable(part, status) ? 'done' : frozen[part].otherwise)
      },
    ),
  )
  expect(codeOf(() => assertWritable('year', 'CLOSED', 0))).toBe('line_not_open')
  expect(codeOf(() => assertWritable('words', 'CLOSED', 0))).toBe('line_closed')
})

test('the next line is at least a year after the line before', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1990, max: 2040 }),
      fc.integer({ min: 2000, max: 2026 }),
      (wanted, before) => {
        const code = codeOf(() => assertLineYear(wanted, 2026, before))
        expect(code).toBe(wanted >= before && wanted <= 2027 ? 'done' : 'validation_error')
      },
    ),
  )
  expect(codeOf(() => assertLineYear(2000, 2026))).toBe('done')
  expect(codeOf(() => assertLineYear(1999, 2026))).toBe('validation_error')
})
