import type { Goal } from 'contract/evaluation/plan/goals'
import { progressOf } from 'contract/evaluation/plan/plan-figures'
import { goalMovement } from 'contract/insight/goal-movement'
import { facts, heading, list, paragraph } from '../blocks.ts'
import type { Block } from '../document.ts'
import { letterWithStage } from '../messages/phrases.ts'
import type { Voice } from '../messages/voice.ts'
import { domainName } from '../school/domains.ts'
import type { SchoolFound } from '../school/school-found.ts'
import { actionTable } from './actions.ts'

const movementText = ({ say }: Voice, { shown, next }: SchoolFound, goal: Goal): string | null => {
  const moved = goalMovement(goal, shown.results, next)
  return moved && say(`results.goalMoved.${moved}`)
}

const goalWhole = (voice: Voice, school: SchoolFound, goal: Goal, number: number): Block[] => {
  const { say, day } = voice
  const { categories, indicators } = school.shown.results
  const domain = categories.find(({ id }) => id === goal.category)
  const indicator = indicators.find(({ id }) => id === goal.indicator)
  const { done, all } = progressOf(goal)
  return [
    heading(2, `${number}. ${goal.title}`),
    ...facts([
      [say('plan.goal.status'), say(`plan.goalStatus.${goal.status}`)],
      [say('plan.goal.kind'), say(`plan.kind.${goal.kind}`)],
      [say('plan.goal.category'), domain && domainName(domain)],
      [
        say('plan.goal.indicator'),
        indicator ? `${indicator.code} ${indicator.name}` : say('plan.goal.noIndicator'),
      ],
      [say('plan.goal.now'), indicator && letterWithStage(voice, indicator.option)],
      [say('plan.goal.target'), goal.target ?? say('plan.goal.noTarget')],
      [say('plan.goal.barrier'), goal.barrier],
      [say('plan.goal.change'), goal.change],
      [say('plan.goal.sign_of_success'), goal.sign_of_success],
    ]),
    ...(goal.carried_from === null ? [] : [paragraph(say('plan.goal.carried'), 'small')]),
    ...[movementText(voice, school, goal)].flatMap((said) => (said ? [paragraph(said)] : [])),
    heading(3, say('plan.actions')),
    ...(goal.actions.length === 0
      ? [paragraph(say('plan.noActionsOfGoal'))]
      : [
          paragraph(
            `${say('plan.goal.progress', { number })}: ${say('plan.doneOf', { done, all })}`,
            'small',
          ),
          actionTable(voice, goal, number),
        ]),
    ...(goal.observations.length === 0
      ? []
      : [
          heading(3, say('plan.observations')),
          list(
            goal.observations.map(
              ({ text, author, created_at }) =>
                `${say('plan.observation.by', { name: author.name, date: day(created_at) })}: ${text}`,
            ),
          ),
        ]),
  ]
}

export const goals = (voice: Voice, school: SchoolFound): Block[] => {
  const { say } = voice
  const all = school.shown.plan.goals
  return [
    heading(1, say('plan.goals')),
    ...(all.length === 0 ? [paragraph(say('plan.noGoals'))] : []),
    ...all.flatMap((goal, at) => goalWhole(voice, school, goal, at + 1)),
  ]
}
