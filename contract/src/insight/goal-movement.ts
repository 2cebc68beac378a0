import type { Goal } from '../evaluation/plan/goals.ts'
import type { Movement } from './results/comparisons.ts'
import { movementsBetween } from './results/movements.ts'
import type { LineResults } from './results/school-results.ts'

export type GoalMovement = Movement | 'none'

/**
 * Whether a goal's indicator changed: until the next line, or for a goal that was taken over, since the line before.
 * 'none' where it applies in neither; null without an indicator, another line, or an answer.
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

/** The next line of the same evaluation, or null; `lines` are all of a school, oldest first. */
export const lineAfter = (lines: readonly LineResults[], shown: LineResults): LineResults | null =>
  lines.slice(lines.indexOf(shown) + 1).find(({ evaluation }) => evaluation === shown.evaluation) ?? null
