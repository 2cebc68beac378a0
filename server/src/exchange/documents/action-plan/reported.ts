import type { Action } from 'contract/evaluation/plan/actions'
import type { Goal } from 'contract/evaluation/plan/goals'
import { heading, list } from '../blocks.ts'
import type { Block } from '../document.ts'
import type { Voice } from '../voice.ts'

/** With the texts of who reported, asked and confirmed. */
const reportText = ({ t, day }: Voice, { text, reported, question, confirmed }: Action): string =>
  [
    `${text}.`,
    ...(reported
      ? [
          `${t('plan.report.by', { name: reported.by.name, date: day(reported.at) })}: ${reported.note}`,
          ...(reported.done_on ? [`${t('plan.report.wasDoneOn', { date: day(reported.done_on) })}.`] : []),
          ...(reported.files.length > 0
            ? [`${t('plan.report.files', { count: reported.files.length })}.`]
            : []),
        ]
      : []),
    ...(question
      ? [`${t('plan.report.askedBy', { name: question.by.name, date: day(question.at) })}: ${question.text}`]
      : []),
    ...(confirmed
      ? [`${t('plan.report.confirmedBy', { name: confirmed.by.name, date: day(confirmed.at) })}.`]
      : []),
  ].join(' ')

export const reportsOfGoal = (voice: Voice, { actions }: Goal): Block[] => {
  const reported = actions.filter((action) => action.reported ?? action.confirmed)
  if (reported.length === 0) return []
  return [heading(3, voice.t('plan.report.all')), list(reported.map((action) => reportText(voice, action)))]
}
