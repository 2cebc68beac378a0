import { z } from 'zod'
import { patch, post, remove, success } from '../../access/call.ts'
import { OptionCode, optionCodes } from '../../instrument/instruments.ts'
import { RoleNumber } from '../../people/users.ts'
import { limits } from '../../platform/limits.ts'
import { id, optionalText, singleLine, text, time } from '../../platform/shapes.ts'
import { fullPoints } from '../scores/scores.ts'
import { Action } from './actions.ts'

export const goalKinds = ['start', 'make_usual', 'make_last', 'share'] as const
export type GoalKind = (typeof goalKinds)[number]
export const goalStatuses = ['in_progress', 'done', 'not_done'] as const
export type GoalStatus = (typeof goalStatuses)[number]

/** The kind of goal that fits an indicator's points: start, make usual, make last, share. */
export const goalKindFor = (points: number): GoalKind =>
  points <= 1 ? 'start' : points <= 3 ? 'make_usual' : points <= 5 ? 'make_last' : 'share'

/** More than two letters in one line are rarely realistic. */
const lettersUp = 2

/** The letter to aim at from these points, at most G. */
export const targetFrom = (points: number): OptionCode =>
  optionCodes[Math.min(fullPoints, points + lettersUp) + 1] ?? 'G'

/** A dated note on a goal's progress. */
export const Observation = z.object({
  id: z.int(),
  text: z.string(),
  author: z.object({ id: z.int(), name: z.string(), role: RoleNumber }),
  created_at: time,
  updated_at: time,
  version: z.int(),
})
export type Observation = z.infer<typeof Observation>

export const Goal = z.object({
  id: z.int(),
  title: z.string(),
  category: z.int(),
  indicator: z.int().nullable(),
  barrier: z.string().nullable(),
  change: z.string().nullable(),
  sign_of_success: z.string().nullable(),
  kind: z.enum(goalKinds),
  target: OptionCode.nullable(),
  status: z.enum(goalStatuses),
  carried_from: z.int().nullable(),
  observations: z.array(Observation),
  actions: z.array(Action),
  version: z.int(),
  updated_at: time,
})
export type Goal = z.infer<typeof Goal>

const goal = {
  title: singleLine(limits.name),
  category: id,
  indicator: id.nullable(),
  barrier: optionalText(limits.text),
  change: optionalText(limits.text),
  sign_of_success: optionalText(limits.text),
  kind: z.enum(goalKinds),
  target: OptionCode.nullable(),
  status: z.enum(goalStatuses),
}
export const NewGoal = z.object({
  ...goal,
  barrier: goal.barrier.default(null),
  change: goal.change.default(null),
  sign_of_success: goal.sign_of_success.default(null),
  indicator: goal.indicator.default(null),
  kind: goal.kind.default('start'),
  target: goal.target.default(null),
  status: goal.status.default('in_progress'),
})
export type NewGoal = z.output<typeof NewGoal>
export const GoalChange = z.object(goal).partial()
export type GoalChange = z.output<typeof GoalChange>

const NewObservationText = z.object({ text: text(limits.text) })
export const goalCalls = {
  addGoal: post('/api/action_plan/{plan}/goals/', { access: 'plan.change', body: NewGoal, answer: Goal }),
  changeGoal: patch('/api/action_plan/{plan}/goals/{goal}/', {
    access: 'plan.change',
    body: GoalChange,
    answer: Goal,
  }),
  removeGoal: remove('/api/action_plan/{plan}/goals/{goal}/', {
    access: 'plan.change',
    answer: success(['goal_deleted']),
  }),
}

export const observationCalls = {
  addObservation: post('/api/goals/{goal}/observations/', {
    access: 'plan.report',
    body: NewObservationText,
    answer: Observation,
  }),
  changeObservation: patch('/api/goals/{goal}/observations/{observation}/', {
    access: 'observation.change',
    body: NewObservationText,
    answer: Observation,
  }),
  removeObservation: remove('/api/goals/{goal}/observations/{observation}/', {
    access: 'plan.change',
    answer: success(['observation_deleted']),
  }),
}
