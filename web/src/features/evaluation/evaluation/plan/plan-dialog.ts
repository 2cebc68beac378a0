import type { Action, ActionStatus } from 'contract/evaluation/plan/actions'
import type { Goal, Observation } from 'contract/evaluation/plan/goals'

/**
 * The open dialog; `on` is the indicator of a new goal, `done` and `propose` are what a school reports of an action.
 */
export type PlanDialog =
  | { kind: 'new goal'; on: number | null }
  | { kind: 'goal' | 'delete goal'; goal: Goal }
  | { kind: 'new action'; goal: Goal | null }
  | {
      kind: 'action' | 'delete action' | 'report' | 'new date' | 'complete' | 'done' | 'propose'
      goal: Goal
      action: Action
    }
  | { kind: 'reason'; goal: Goal; action: Action; status: ActionStatus }
  | { kind: 'observation'; goal: Goal; observation: Observation | null }
  | { kind: 'delete observation'; goal: Goal; observation: Observation }

export type OpenDialog = (dialog: PlanDialog) => void
