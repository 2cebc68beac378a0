import type { ActionPlan } from 'contract/evaluation/plan/action-plans'
import type { Action } from 'contract/evaluation/plan/actions'
import type { Goal } from 'contract/evaluation/plan/goals'
import { placedActions } from 'contract/evaluation/plan/plan-figures'
import { reportStateOf } from 'contract/evaluation/plan/reported'
import { heading, table } from '../blocks.ts'
import type { Block } from '../document.ts'
import { planTextsOf } from '../instrument/plan-texts.ts'
import type { Voice } from '../voice.ts'

const statusText = (voice: Voice, action: Action): string =>
  [
    voice.t(`plan.status.${action.status}`),
    ...(action.overdue ? [voice.t('plan.late')] : []),
    reportText(voice, action),
  ]
    .filter((part) => part !== null)
    .join(', ')

const deadlineText = ({ t, day }: Voice, { deadline }: Action): string =>
  deadline === null ? t('plan.noDeadline') : day(deadline)

/** The action, its cost and how often it is repeated. */
const actionText = (voice: Voice, { text, cost, repeats, repeats_until }: Action): string => {
  const { t, day, money } = voice
  const facts = [
    ...(cost ? [`${t('plan.action.cost')}: ${money(cost)}`] : []),
    ...(repeats
      ? [
          repeats_until
            ? t('plan.repeats.until', { how: t(`plan.repeats.${repeats}`), day: day(repeats_until) })
            : t(`plan.repeats.${repeats}`),
        ]
      : []),
  ]
  return facts.length === 0 ? text : `${text} (${facts.join('; ')})`
}

const reportText = ({ t }: Voice, action: Action): string | null => {
  const state = reportStateOf(action)
  return state && t(`plan.report.state.${state}`)
}

export const actionTable = (voice: Voice, { actions }: Goal, number: number): Block => {
  const { t, language } = voice
  const { categories } = planTextsOf(language)
  return table({
    caption: t('plan.ofGoal', { number, title: t('plan.actions') }),
    head: [
      t('plan.action.text'),
      t('plan.action.category'),
      t('plan.action.accountable'),
      t('plan.action.deadline'),
      t('plan.action.status'),
    ],
    rows: actions.map((action) => [
      actionText(voice, action),
      categories[action.category - 1]?.name ?? '–',
      action.accountable ?? '–',
      deadlineText(voice, action),
      statusText(voice, action),
    ]),
    widths: [4, 3, 2, 2, 2],
  })
}

/** In order of deadline. */
export const actionsByDeadline = (voice: Voice, { goals }: ActionPlan): Block[] => {
  const { t } = voice
  const placed = placedActions(goals)
  if (placed.length === 0) return []
  return [
    heading(1, t('plan.byDeadline')),
    table({
      caption: t('plan.byDeadline'),
      head: [
        t('plan.action.text'),
        t('plan.action.deadline'),
        t('plan.action.accountable'),
        t('plan.action.goal'),
        t('plan.action.status'),
      ],
      rows: placed.map(({ goal, action }) => [
        actionText(voice, action),
        deadlineText(voice, action),
        action.accountable ?? '–',
        t('plan.ofGoal', { number: goals.indexOf(goal) + 1, title: goal.title }),
        statusText(voice, action),
      ]),
      widths: [4, 2, 2, 3, 2],
    }),
  ]
}
