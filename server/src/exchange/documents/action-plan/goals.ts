import type { Goal } from 'contract/evaluation/plan/goals'
import { progressOfGoal } from 'contract/evaluation/plan/plan-figures'
import { goalMovement } from 'contract/insight/goal-movement'
import { facts, heading, list, paragraph } from '../blocks.ts'
import type { Block } from '../document.ts'
import { letterWithStage } from '../phrases.ts'
import { domainName } from '../school/domains.ts'
import type { SchoolFound } from '../school/school-found.ts'
import type { Voice } from '../voice.ts'
import { actionTable } from './actions.ts'
import { reportsOfGoal } from './reported.ts'

const movementText = ({ t }: Voice, { shown, next }: SchoolFound, goal: Goal): string | null => {
  const moved = goalMovement(goal, shown.results, next)
  return moved && t(`results.goalMoved.${moved}`)
}

const goalWhole = (voice: Voice, school: SchoolFound, goal: Goal, number: number): Block[] => {
  const { t, day } = voice
  const { categories, indicators } = school.shown.results
  const domain = categories.find(({ id }) => id === goal.category)
  const indicator = indicators.find(({ id }) => id === goal.indicator)
  const { done, all } = progressOfGoal(goal)
  return [
    heading(2, `${number}. ${goal.title}`),
    ...facts([
      [t('plan.goal.status'), t(`plan.goalStatus.${goal.status}`)],
      [t('plan.goal.kind'), t(`plan.kind.${goal.kind}`)],
      [t('plan.goal.category'), domain && domainName(domain)],
      [
        t('plan.goal.indicator'),
        indicator ? `${indicator.code} ${indicator.name}` : t('plan.goal.noIndicator'),
      ],
      [t('plan.goal.now'), indicator && letterWithStage(voice, indicator.option)],
      [t('plan.goal.target'), goal.target ? letterWithStage(voice, goal.target) : t('plan.goal.noTarget')],
      [t('plan.goal.barrier'), goal.barrier],
      [t('plan.goal.change'), goal.change],
      [t('plan.goal.sign_of_success'), goal.sign_of_success],
    ]),
    ...(goal.carried_from === null ? [] : [paragraph(t('plan.goal.carried'), 'small')]),
    ...[movementText(voice, school, goal)].flatMap((text) => (text ? [paragraph(text)] : [])),
    heading(3, t('plan.actions')),
    ...(goal.actions.length === 0
      ? [paragraph(t('plan.noActionsOfGoal'))]
      : [
          paragraph(`${t('plan.goal.progress', { number })}: ${t('plan.doneOf', { done, all })}`, 'small'),
          actionTable(voice, goal, number),
          ...reportsOfGoal(voice, goal),
        ]),
    ...(goal.observations.length === 0
      ? []
      : [
          heading(3, t('plan.observations')),
          list(
            goal.observations.map(
              ({ text, author, created_at }) =>
                `${t('plan.observation.by', { name: author.name, date: day(created_at) })}: ${text}`,
            ),
          ),
        ]),
  ]
}

export const goals = (voice: Voice, school: SchoolFound): Block[] => {
  const { t } = voice
  const all = school.shown.plan.goals
  return [
    heading(1, t('plan.goals')),
    ...(all.length === 0 ? [paragraph(t('plan.noGoals'))] : []),
    ...all.flatMap((goal, at) => goalWhole(voice, school, goal, at + 1)),
  ]
}
