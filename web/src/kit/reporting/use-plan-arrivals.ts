import { useQueryClient } from '@tanstack/react-query'
import type { ActionPlan } from 'contract/evaluation/plan/action-plans'
import type { Action } from 'contract/evaluation/plan/actions'
import { useEffect } from 'react'
import { type Entry, isProof } from '../../outbox/entry.ts'
import type { SentRow } from '../../outbox/rebase.ts'
import { onArrival } from '../../outbox/sending/sender.ts'

const withAction = (plan: ActionPlan, action: Action): ActionPlan => ({
  ...plan,
  goals: plan.goals.map((goal) => ({
    ...goal,
    actions: goal.actions.map((each) => (each.id === action.id ? action : each)),
  })),
})

/** The answer to a report is the changed action. */
const isAction = (row: SentRow): row is Action => row !== null && 'overdue' in row

/** A delivered report is put into the cache at once; files come with the next read of the plan. */
export const usePlanArrivals = (): void => {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      onArrival(({ work }: Entry, row) => {
        if (work.kind !== 'report' && !isProof(work)) return
        if (isAction(row))
          queryClient.setQueriesData<ActionPlan>(
            { queryKey: ['plans'] },
            // The changes of a plan are cached below the same key.
            (plan) => plan?.goals && withAction(plan, row),
          )
        void queryClient.invalidateQueries({ queryKey: ['plans'] })
      }),
    [queryClient],
  )
}
