import type { ActionStatus } from 'contract/evaluation/plan/actions'
import type { Goal } from 'contract/evaluation/plan/goals'
import type { Repetition } from 'contract/evaluation/plan/repeating'
import type { Stage } from 'contract/evaluation/scores/stages'
import type { OptionCode } from 'contract/instrument/instruments'
import type { Language } from 'contract/platform/shapes'
import type { Generated } from 'kysely'
import type { Changing, Json, MaybeTime, Time } from './columns.ts'

export type PlansTables = {
  plan_reminders: { user_id: number; reminded_at: string }
  suggestions: {
    id: Generated<number>
    code: string | null
    country_id: number | null
    outcome: string
    stage: Stage
    category: number
    texts: Json<Partial<Record<Language, string>>>
    source: Json<Partial<Record<Language, string>>> | null
    is_taken_out: Generated<boolean>
  } & Changing
  action_plans: { id: Generated<number>; line_id: number; created_at: Time }
  plan_answers: {
    id: Generated<number>
    plan_id: number
    number: number
    answer: string
    version: Generated<number>
    updated_at: Time
  }
  goals: {
    id: Generated<number>
    plan_id: number
    category_id: number
    indicator_id: number | null
    title: string
    barrier: string | null
    change: string | null
    sign_of_success: string | null
    kind: Goal['kind']
    target: OptionCode | null
    status: Generated<Goal['status']>
    carried_from_id: number | null
  } & Changing
  observations: { id: Generated<number>; goal_id: number; text: string; author_id: number } & Changing
  actions: {
    id: Generated<number>
    goal_id: number
    text: string
    category: number
    accountable: string | null
    deadline: string | null
    status: Generated<ActionStatus>
    cost_amount: number | null
    cost_currency: string | null
    repeats: Repetition | null
    repeats_until: string | null
    repeat_of_id: number | null
    reported_by: number | null
    reported_at: MaybeTime
    report_note: string | null
    done_on: string | null
    question_by: number | null
    question_at: MaybeTime
    question_text: string | null
    confirmed_by: number | null
    confirmed_at: MaybeTime
    proposed_by: number | null
    proposed_at: MaybeTime
    proposed_deadline: string | null
    proposed_reason: string | null
    declined_by: number | null
    declined_at: MaybeTime
  } & Changing
}
