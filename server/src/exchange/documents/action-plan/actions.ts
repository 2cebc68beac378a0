import type { ActionPlan } from 'contract/evaluation/plan/action-plans'
import type { Action } from 'contract/evaluation/plan/actions'
import type { Goal } from 'contract/evaluation/plan/goals'
import { placedActions } from 'contract/evaluation/plan/plan-figures'
import { heading, table } from '../blocks.ts'
import type { Block } from '../document.ts'
import { planTextsOf } from '../instrument/store-plan-texts.ts'
import type { Voice } from '../messages/voice.ts'

const statusText = ({ say }: Voice, { status, overdue }: Action): string =>
  overdue ? `${say(`plan.status.${status}`)}, ${say('plan.late')}` : say(`plan.status.${status}`)

const deadlineText = ({ say, day }: Voice, { deadline }: Action): string =>
  deadline === null ? say('plan.noDeadline') : day(deadline)

/** What is done for one goal, by whom and by when. */
export const actionTable = (voice: Voice, { actions }: Goal, number: number): Block => {
  const { say, language } = voice
  const { categories } = planTextsOf(language)
  return table({
    caption: say('plan.ofGoal', { number, title: say('plan.actions') }),
    head: [
      say('plan.action.text'),
      say('plan.action.category'),
      say('plan.action.accountable'),
      say('plan.action.deadline'),
      say('plan.action.status'),
    ],
    rows: actions.map((action) => [
      action.text,
      categories[action.category - 1]?.name ?? '–',
      action.accountable ?? '–',
      deadlineText(voice, action),
      statusText(voice, action),
    ]),
    widths: [4, 3, 2, 2, 2],
  })
}

/** All actions of the plan, the nearest deadline first. */
export const actionsByDeadline = (voice: Voice, { goals }: ActionPlan): Block[] => {
  const { say } = voice
  const placed = placedActions(goals)
  if (placed.length === 0) return []
  return [
    heading(1, say('plan.byDeadline')),
    table({
      caption: say('plan.byDeadline'),
      head: [
        say('plan.action.text'),
        say('plan.action.deadline'),
        say('plan.action.accountable'),
        say('plan.action.goal'),
        say('plan.action.status'),
      ],
      rows: placed.map(({ goal, action }) => [
        action.text,
        deadlineText(voice, action),
        action.accountable ?? '–',
        say('plan.ofGoal', { number: goals.indexOf(goal) + 1, title: goal.title }),
        statusText(voice, action),
      ]),
      widths: [4, 2, 2, 3, 2],
    }),
  ]
}
