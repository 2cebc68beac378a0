import { type Basis, idsOfStage } from 'contract/evaluation/proposed-letters'
import { assertBasis } from 'contract/evaluation/results'
import { limits } from 'contract/platform/limits'
import { Problem } from 'contract/platform/problems'
import type { AnsweredIndicator } from '../../../evaluation/results/progress-queries.ts'
import { trueColumns } from '../../spreadsheets/fillable/columns.ts'
import type { Mark } from '../../spreadsheets/fillable/mark.ts'
import { ticksCell, ticksIn } from '../../spreadsheets/fillable/ticks.ts'
import { wholeNumber } from '../../spreadsheets/numbers.ts'
import type { Read } from './read-row.ts'

type Known = Read & { mark: Mark; current: AnsweredIndicator }

/** The current basis of an answer; undefined without one. */
export const basisNow = ({ result }: AnsweredIndicator): Basis => ({
  statements: result?.statements ?? [],
  reached: result?.reached ?? null,
  of: result?.of ?? null,
})

/** The ticks of a stage; null when the cell is blank, as it was exported, or names an unknown statement. */
const newTicks = ({ written, mark, current, faults }: Known, stage: 1 | 2 | 3): number[] | null => {
  const column = trueColumns[stage - 1] ?? 'true_1'
  const cell = written[column]
  if (cell === null) return null
  const ticked = ticksIn(cell, current.statements, stage)
  if (ticked === undefined) {
    faults.add(column, 'does_not_exist')
    return null
  }
  return ticksCell(ticked, stage) === ticksCell(mark.statements, stage) ? null : ticked
}

const newCount = ({ written, mark, faults, language }: Known, field: 'reached' | 'of'): number | null => {
  const cell = written[field]
  if (cell === null) return null
  const number = wholeNumber(cell, language)
  if (number === undefined || number > limits.people) {
    faults.add(field, 'validation_error')
    return null
  }
  return number === mark[field] ? null : number
}

const sameTicks = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

/** The planned ticks and numbers by the rules of a single answer; null when the row changes none. */
export const newBasis = (read: Known): Basis | null => {
  const { current, faults } = read
  const now = basisNow(current)
  const statements = ([1, 2, 3] as const).flatMap((stage) => {
    const ticked = newTicks(read, stage)
    return ticked ?? idsOfStage(now.statements, stage)
  })
  const basis = {
    statements,
    reached: newCount(read, 'reached') ?? now.reached,
    of: newCount(read, 'of') ?? now.of,
  }
  if (faults.any()) return null
  if (basis.reached === now.reached && basis.of === now.of && sameTicks(statements, now.statements))
    return null
  try {
    assertBasis(basis, { scale: current.scale, statements: current.statements.map(({ id }) => id) })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    faults.addAll(error.extra.errors ?? {})
    return null
  }
  return basis
}
