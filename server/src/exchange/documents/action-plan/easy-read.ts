import type { ActionPlan } from 'contract/evaluation/plan/action-plans'
import { placedActions } from 'contract/evaluation/plan/plan-figures'
import { heading, list, paragraph } from '../blocks.ts'
import type { Block } from '../document.ts'
import type { Voice } from '../voice.ts'

/** So many fit on one page in large letters. */
const next = 3
const finished = 2

/** What can be said where no action is open: that all is done only where every action and every goal is. */
const nothingOpen = (
  { t }: Voice,
  goals: ActionPlan['goals'],
  actions: readonly { status: string }[],
): Block[] => {
  const areDone = actions.every(({ status }) => status === 'completed')
  if (areDone && goals.every(({ status }) => status === 'done'))
    return [paragraph(t('documents.easyRead.nothingNext'))]
  const goOn = goals.filter(({ status }) => status === 'in_progress').slice(0, next)
  return [
    paragraph(t(areDone ? 'documents.easyRead.actionsDone' : 'documents.easyRead.stopped')),
    ...(goOn.length === 0
      ? []
      : [paragraph(t('documents.easyRead.goalsGoOn')), list(goOn.map(({ title }) => title))]),
  ]
}

/** One page: what is done next, by whom and by when, and what is done already. */
export const easyRead = (voice: Voice, { goals }: ActionPlan): Block[] => {
  const { t, day } = voice
  const actions = placedActions(goals).map(({ action }) => action)
  const open = actions.filter(({ status }) => status !== 'completed' && status !== 'cancelled')
  const done = actions.filter(({ status }) => status === 'completed')
  const hasRoom = open.length <= next - 1
  return [
    heading(1, t('documents.easyRead.next')),
    ...(goals.length === 0
      ? [paragraph(t('documents.easyRead.noGoals'))]
      : actions.length === 0
        ? [list(goals.slice(0, next).map(({ title }) => title))]
        : open.length === 0
          ? nothingOpen(voice, goals, actions)
          : []),
    ...open.slice(0, next).flatMap(({ text, accountable, deadline, overdue }) => {
      const who = `${t('documents.easyRead.who')}: ${accountable ?? t('documents.easyRead.nobody')}.`
      const when = `${t('documents.easyRead.when')}: ${deadline === null ? t('documents.easyRead.noDay') : day(deadline)}.`
      return [
        paragraph(text),
        paragraph([who, when, ...(overdue ? [t('documents.easyRead.late')] : [])].join(' '), 'quote'),
      ]
    }),
    ...(done.length === 0 || !hasRoom
      ? []
      : [heading(1, t('documents.easyRead.done')), list(done.slice(0, finished).map(({ text }) => text))]),
    ...(open.length > next || done.length > (hasRoom ? finished : 0)
      ? [paragraph(t('documents.easyRead.more'), 'small')]
      : []),
  ]
}
