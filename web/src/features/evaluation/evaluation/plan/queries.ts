import { queryOptions } from '@tanstack/react-query'
import { type ActionPlan, planCalls } from 'contract/evaluation/plan/action-plans'
import { type ActionChange, actionCalls, type NewAction } from 'contract/evaluation/plan/actions'
import { type GoalChange, goalCalls, type NewGoal, observationCalls } from 'contract/evaluation/plan/goals'
import { proposalCalls } from 'contract/evaluation/plan/proposals'
import { suggestionCalls } from 'contract/instrument/suggestions'
import type { z } from 'zod'
import { ask } from '../../../../session/ask.ts'

export const planQuery = (evaluation: number, line: number) =>
  queryOptions({
    queryKey: ['plans', evaluation, line],
    queryFn: ({ signal }): Promise<ActionPlan> =>
      ask(planCalls.read, {
        parameters: { id: evaluation },
        query: { evaluation_line_id: String(line) },
        signal,
      }),
  })

/** Actions of the library and of the country that help the indicator's outcome to reach the stage. */
export const suggestedActionsQuery = (indicator: number, stage: number, country: number) =>
  queryOptions({
    queryKey: ['suggested-actions', indicator, stage, country],
    queryFn: ({ signal }) =>
      ask(suggestionCalls.list, {
        query: { indicator: String(indicator), stage: String(stage), country: String(country) },
        signal,
      }),
    staleTime: 300_000,
  })

export const addAnswer = (plan: number, number: number, answer: string, key: string) =>
  ask(planCalls.answer, { body: { action_plan: plan, number, answer }, key })

type AnswerRow = { id: number; version: number }

export const changeAnswer = (plan: number, { id, version }: AnswerRow, answer: string) =>
  ask(planCalls.changeAnswer, { parameters: { plan, question: id }, body: { answer }, version })

export const removeAnswer = (plan: number, { id, version }: AnswerRow) =>
  ask(planCalls.removeAnswer, { parameters: { plan, question: id }, version })

export const addGoal = (plan: number, body: z.input<typeof NewGoal>, key: string) =>
  ask(goalCalls.addGoal, { parameters: { plan }, body, key })

export const changeGoal = (plan: number, goal: number, body: GoalChange, version: number) =>
  ask(goalCalls.changeGoal, { parameters: { plan, goal }, body, version })

export const removeGoal = (plan: number, goal: number, version: number) =>
  ask(goalCalls.removeGoal, { parameters: { plan, goal }, version })

export const addAction = (goal: number, body: z.input<typeof NewAction>, key: string) =>
  ask(actionCalls.addAction, { parameters: { goal }, body, key })

export const changeAction = (goal: number, action: number, body: ActionChange, version: number) =>
  ask(actionCalls.changeAction, { parameters: { goal, action }, body, version })

export const removeAction = (goal: number, action: number, version: number) =>
  ask(actionCalls.removeAction, { parameters: { goal, action }, version })

export const confirmAction = (goal: number, { id, version }: AnswerRow) =>
  ask(actionCalls.confirmAction, { parameters: { goal, action: id }, version })

export const askAboutAction = (goal: number, action: number, text: string, key: string) =>
  ask(actionCalls.askAboutAction, { parameters: { goal, action }, body: { text }, key })

export const acceptDate = (goal: number, { id, version }: AnswerRow) =>
  ask(proposalCalls.acceptDate, { parameters: { goal, action: id }, version })

export const declineDate = (goal: number, { id, version }: AnswerRow) =>
  ask(proposalCalls.declineDate, { parameters: { goal, action: id }, version })

export const addObservation = (goal: number, text: string, key: string) =>
  ask(observationCalls.addObservation, { parameters: { goal }, body: { text }, key })

export const changeObservation = (goal: number, { id, version }: AnswerRow, text: string) =>
  ask(observationCalls.changeObservation, { parameters: { goal, observation: id }, body: { text }, version })

export const removeObservation = (goal: number, { id, version }: AnswerRow) =>
  ask(observationCalls.removeObservation, { parameters: { goal, observation: id }, version })
