import { cellsOfFiles } from 'contract/evaluation/readiness'
import type { Ref } from 'contract/platform/shapes'
import { facts, heading } from '../blocks.ts'
import type { Block } from '../document.ts'
import { lineName } from '../phrases.ts'
import type { Whole } from './read-whole.ts'

/** Everybody with a current answer. */
const answeredBy = ({ line }: Whole): string =>
  [...new Map(line.results.map(({ updated_by }) => [updated_by.id, updated_by.name])).values()].join('; ')

/** "40 of 66": answered indicators of these domains. */
export const answersText = ({ voice, results }: Whole, among: readonly number[]): string => {
  const own = results.indicators.filter(({ category }) => among.includes(category))
  const count = own.filter(({ option }) => option !== null).length
  return voice.t('evaluation.ofTotal', { count, total: own.length })
}

/** Cells with all their evidence. */
export const cellsText = ({ voice, categories, line }: Whole, among: readonly number[]): string => {
  const all = categories.map(({ id }) => id)
  const own = cellsOfFiles(all, line.files).filter(({ category }) => among.includes(category))
  const count = own.filter(({ complete }) => complete).length
  return voice.t('evaluation.ofTotal', { count, total: own.length })
}

/** Line, school and people. */
export const factsOfLine = (whole: Whole): Block[] => {
  const { voice, evaluation, line, instrument, inItsLanguage } = whole
  const { t, day } = voice
  /** When a step was done, and by whom. */
  const step = (at: string | null, by: Ref | null): string | null =>
    at && [day(at), ...(by ? [by.name] : [])].join(', ')
  return [
    heading(1, t('documents.about')),
    ...facts([
      [t('evaluations.school'), line.place.school],
      [t('schools.region'), line.place.region],
      [t('statistics.place.country'), line.place.country],
      [t('evaluations.instrument'), inItsLanguage(instrument.name)],
      [t('evaluations.line'), lineName(voice, line)],
      [t('evaluations.date'), evaluation.date && day(evaluation.date)],
      [t('evaluations.period'), evaluation.period],
      [t('documents.answeredBy'), answeredBy(whole)],
      [t('documents.submitted'), step(line.submitted_at, line.submitted_by)],
      [t('documents.validated'), step(line.reviewed_at, line.reviewed_by)],
      [t('documents.closed'), step(line.closed_at, line.closed_by)],
    ]),
  ]
}
