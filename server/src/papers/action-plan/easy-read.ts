import type { ActionPlan } from 'contract/action-plans'
import { placedActions } from 'contract/plan-figures'
import { facts, heading, list, paragraph } from '../blocks.ts'
import type { Voice } from '../messages/voice.ts'
import type { Block } from '../paper.ts'

/** So many of each fit on one page. */
const few = 5

/** One page: what is done next, by whom and by when, and what is done already. */
export const easyRead = ({ say, day }: Voice, { goals }: ActionPlan): Block[] => {
  const actions = placedActions(goals).map(({ action }) => action)
  const open = actions.filter(({ status }) => status !== 'completed' && status !== 'cancelled')
  const done = actions.filter(({ status }) => status === 'completed')
  return [
    heading(1, say('easy.next')),
    ...(goals.length === 0
      ? [paragraph(say('easy.noGoals'))]
      : actions.length === 0
        ? [list(goals.slice(0, few).map(({ title }) => title))]
        : open.length === 0
          ? [paragraph(say('easy.nothingNext'))]
          : []),
    ...open.slice(0, few).flatMap(({ text, accountable, deadline, overdue }) => [
      paragraph(text, 'lead'),
      ...facts([
        [say('easy.who'), accountable ?? say('easy.nobody')],
        [say('easy.when'), deadline === null ? say('easy.noDay') : day(deadline)],
      ]),
      ...(overdue ? [paragraph(say('easy.late'))] : []),
    ]),
    ...(done.length === 0
      ? []
      : [heading(1, say('easy.done')), list(done.slice(0, few).map(({ text }) => text))]),
    ...(open.length > few || done.length > few ? [paragraph(say('easy.more'), 'small')] : []),
  ]
}
