import { isStaff, type Role } from '../access/roles.ts'
import { Problem, type ProblemCode } from '../platform/problems.ts'
import { isOneOf } from '../platform/typed.ts'
import type { LineStatus } from './lines.ts'

type Step = { from: LineStatus; to: LineStatus; otherwise: ProblemCode }

/**
 * The states of a line (specification §4); a CLOSED line never changes, and opening the next line creates a new one.
 */
export const lifeCycle = {
  submit: { from: 'OPEN', to: 'IN REVIEW', otherwise: 'line_not_open' },
  return: { from: 'IN REVIEW', to: 'OPEN', otherwise: 'line_not_in_review' },
  review: { from: 'IN REVIEW', to: 'VALIDATED', otherwise: 'line_not_in_review' },
  close: { from: 'VALIDATED', to: 'CLOSED', otherwise: 'line_not_validated' },
} as const satisfies Record<string, Step>

export type LineStep = keyof typeof lifeCycle

/** The status after the step, or the problem of the table. */
export const step = (name: LineStep, status: LineStatus): LineStatus => {
  const { from, to, otherwise } = lifeCycle[name]
  if (status !== from) throw new Problem(otherwise)
  return to
}

/** The statuses in which each part may be written; other writes are refused with the given code. */
export const frozen = {
  answers: { writable: ['OPEN'], otherwise: 'cycle_not_open' },
  files: { writable: ['OPEN'], otherwise: 'cycle_not_open' },
  plan: { writable: ['OPEN', 'IN REVIEW', 'VALIDATED'], otherwise: 'cycle_not_open' },
  date: { writable: ['OPEN'], otherwise: 'cycle_not_open' },
  year: { writable: ['OPEN'], otherwise: 'line_not_open' },
  indiprin: { writable: ['OPEN', 'IN REVIEW'], otherwise: 'cycle_not_open' },
  words: { writable: ['OPEN', 'IN REVIEW', 'VALIDATED'], otherwise: 'line_closed' },
  evaluation: { writable: ['OPEN', 'IN REVIEW'], otherwise: 'line_closed' },
} as const satisfies Record<string, { writable: readonly LineStatus[]; otherwise: ProblemCode }>

export type Part = keyof typeof frozen

export const isWritable = (part: Part, status: LineStatus): boolean => isOneOf(frozen[part].writable, status)

/** On a validated line only staff may still write comments and notes. */
const isBoundByValidation = (part: Part, status: LineStatus, role: Role): boolean =>
  part === 'words' && status === 'VALIDATED' && !isStaff({ role })

export const isWritableBy = (role: Role, part: Part, status: LineStatus): boolean =>
  isWritable(part, status) && !isBoundByValidation(part, status, role)

/** Throws where the line's status forbids writing this part, for everybody or for the role. */
export const assertWritable = (part: Part, status: LineStatus, role: Role): void => {
  if (isBoundByValidation(part, status, role)) throw new Problem('permission_denied', { isOfState: true })
  if (!isWritable(part, status)) throw new Problem(frozen[part].otherwise)
}
