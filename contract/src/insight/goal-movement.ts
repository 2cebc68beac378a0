import type { Goal } from '../evaluation/plan/goals.ts'
import type { Movement } from './results/comparisons.ts'
import { movementsBetween } from './results/movements.ts'
import type { LineResults } from './results/school-results.ts'

export type GoalMovement = Movement | 'none'

/**
 * Did the indicator of a goal move: at the next line, or, of a goal that was taken over, since the line before? 'none'
 * where it does not apply in both; null where there is nothing to say: no indicator, no other line, or no answer yet.
 */
export const goalMovement = (
  goal: Pick<Goal, 'indicator' | 'carried_from'>,
  shown: LineResults,
  next: LineResults | null,
): GoalMovement | null => {
  if (goal.indicator === null || (next === null && goal.carried_from === null)) return null
  const newer = (next ?? shown).indicators.find(({ id }) => id === goal.indicator)
  if (!newer || newer.option === null) return null
  const moved = next ? movementsBetween(shown, next).get(goal.indicator) : newer.moved
  return moved ?? 'none'
}

/** The line of the same evaluation after this one; null where there is none. `lines`: all of a school, oldest first. */
export const lineAfter = (lines: readonly LineResults[], shown: LineResults): LineResults | null =>
  lines.slice(lines.indexOf(shown) + 1).find(({ evaluation }) => evaluation === shown.evaluation) ?? null
