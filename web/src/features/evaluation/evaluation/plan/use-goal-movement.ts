import { useQuery } from '@tanstack/react-query'
import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import type { ActionPlan } from 'contract/evaluation/plan/action-plans'
import type { Goal } from 'contract/evaluation/plan/goals'
import { type GoalMovement, goalMovement, lineAfter } from 'contract/insight/goal-movement'
import { schoolResultsQuery } from '../school-results-queries.ts'

/**
 * How the indicators of the goals changed; results are requested only where there is another line to compare with.
 */
export const useGoalMovement = (detail: EvaluationDetail | undefined, plan: ActionPlan | undefined) => {
  const isOnly = (detail?.lines.length ?? 0) < 2
  const isWanted = !isOnly && (plan?.goals.some(({ indicator }) => indicator !== null) ?? false)
  const { data } = useQuery({ ...schoolResultsQuery(detail?.school.id ?? 0), enabled: isWanted })
  const shown = data?.lines.find(({ line }) => line.id === detail?.line.id)
  return (goal: Goal): GoalMovement | null =>
    data && shown ? goalMovement(goal, shown, lineAfter(data.lines, shown)) : null
}
