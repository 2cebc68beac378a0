import type { ActionPlan } from 'contract/evaluation/plan/action-plans'
import type { Goal } from 'contract/evaluation/plan/goals'
import { placedActions } from 'contract/evaluation/plan/plan-figures'
import { heading } from '../blocks.ts'
import type { Block } from '../document.ts'
import { pictured } from '../easy/pictures.ts'
import { explaining } from '../easy/words.ts'
import { openActions } from '../summary.ts'
import type { Voice } from '../voice.ts'

type Action = Goal['actions'][number]

/** What fits on one page of large print: the most of each, and letters in all. */
const most = { open: 3, done: 2, goals: 3, letters: 450 }

/** The most, from the first on, that fit on the page; at least one. */
const fitting = <Each>(all: readonly Each[], count: number, textOf: (each: Each) => string): Each[] => {
  let letters = 0
  return all.slice(0, count).filter((each, place) => {
    letters += textOf(each).length
    return place === 0 || letters <= most.letters
  })
}

const textOf = ({ text }: Action): string => text

/** Action, person and deadline, with a picture. */
const actionIn = (voice: Voice, { text, accountable, deadline, overdue }: Action): Block[] => {
  const { t, longDay } = voice
  return [
    { ...pictured(voice, 'do', text), isLead: true },
    pictured(
      voice,
      'person',
      accountable ? t('easy.plan.who', { name: accountable }) : t('easy.plan.nobody'),
    ),
    pictured(
      voice,
      'day',
      deadline === null ? t('easy.plan.noDay') : t('easy.plan.when', { day: longDay(deadline) }),
      ...(overdue ? [t('easy.plan.late')] : []),
    ),
  ]
}

const goalsIn = (voice: Voice, goals: readonly Goal[]): Block[] =>
  fitting(goals, most.goals, ({ title }) => title).map(({ title }) => pictured(voice, 'flag', title))

/** Text for a plan without open actions: "all done" only where every action and goal is. */
const nothingOpen = (voice: Voice, goals: ActionPlan['goals'], goOn: readonly Goal[]): Block[] => {
  const { t } = voice
  const areDone = goals.flatMap(({ actions }) => actions).every(({ status }) => status === 'completed')
  if (areDone && goals.every(({ status }) => status === 'done'))
    return [pictured(voice, 'done', t('easy.plan.allDone'))]
  return [
    pictured(voice, areDone ? 'done' : 'do', t(areDone ? 'easy.plan.actionsDone' : 'easy.plan.stopped')),
    ...(goOn.length === 0 ? [] : [heading(1, t('easy.plan.goalsGoOn')), ...goalsIn(voice, goOn)]),
  ]
}

const nextIn = (voice: Voice, goals: ActionPlan['goals'], open: readonly Action[]): Block[] => {
  if (goals.length === 0) return [pictured(voice, 'flag', voice.t('easy.plan.noGoals'))]
  const goOn = goals.filter(({ status }) => status === 'in_progress')
  if (goOn.length > 0 && goals.every(({ actions }) => actions.length === 0)) return goalsIn(voice, goOn)
  return open.length === 0
    ? nothingOpen(voice, goals, goOn)
    : open.flatMap((action) => actionIn(voice, action))
}

/** One page: the next actions with person and deadline, and finished ones where there is room. */
export const easyRead = (voice: Voice, { goals }: ActionPlan): Block[] => {
  const { t } = voice
  const allOpen = openActions(goals)
  const open = fitting(allOpen, most.open, textOf)
  const allDone = placedActions(goals)
    .map(({ action }) => action)
    .filter(({ status }) => status === 'completed')
  const done = open.length < most.open ? fitting(allDone, most.done, textOf) : []
  const blocks = [
    heading(1, t('easy.plan.next')),
    ...nextIn(voice, goals, open),
    ...(done.length === 0 ? [] : [heading(1, t('easy.plan.done'))]),
    ...done.map(({ text }) => pictured(voice, 'done', text)),
    ...(allOpen.length > open.length || allDone.length > done.length
      ? [pictured(voice, 'report', t('easy.more'))]
      : []),
  ]
  return explaining(voice, blocks, { hasStages: false })
}
