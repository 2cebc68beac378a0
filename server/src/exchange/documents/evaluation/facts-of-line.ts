import { cellsOfFiles } from 'contract/evaluation/readiness'
import type { Ref } from 'contract/platform/shapes'
import { facts, heading } from '../blocks.ts'
import type { Block } from '../document.ts'
import { lineName } from '../messages/phrases.ts'
import type { Whole } from './read-whole.ts'

/** Every person whose answer stands. */
const answeredBy = ({ line }: Whole): string =>
  [...new Map(line.results.map(({ updated_by }) => [updated_by.id, updated_by.name])).values()].join('; ')

/** "40 of 66": of these domains how many indicators have an answer. */
export const answersText = ({ voice, results }: Whole, among: readonly number[]): string => {
  const own = results.indicators.filter(({ category }) => among.includes(category))
  const count = own.filter(({ option }) => option !== null).length
  return voice.say('evaluation.ofTotal', { count, total: own.length })
}

/** The same of the cells of evidence that have all they need. */
export const cellsText = ({ voice, categories, line }: Whole, among: readonly number[]): string => {
  const all = categories.map(({ id }) => id)
  const own = cellsOfFiles(all, line.files).filter(({ category }) => among.includes(category))
  const count = own.filter(({ complete }) => complete).length
  return voice.say('evaluation.ofTotal', { count, total: own.length })
}

/** Which line it is, of which school, and who brought it where it is. */
export const factsOfLine = (whole: Whole): Block[] => {
  const { voice, evaluation, line, instrument, said } = whole
  const { say, day } = voice
  /** When a step was done, and who did it. */
  const step = (at: string | null, by: Ref | null): string | null =>
    at && [day(at), ...(by ? [by.name] : [])].join(', ')
  return [
    heading(1, say('documents.about')),
    ...facts([
      [say('evaluations.school'), line.place.school],
      [say('schools.region'), line.place.region],
      [say('statistics.place.country'), line.place.country],
      [say('evaluations.instrument'), said(instrument.name)],
      [say('evaluations.line'), lineName(voice, line)],
      [say('evaluations.date'), evaluation.date && day(evaluation.date)],
      [say('evaluations.period'), evaluation.period],
      [say('documents.answeredBy'), answeredBy(whole)],
      [say('documents.submitted'), step(line.submitted_at, line.submitted_by)],
      [say('documents.validated'), step(line.reviewed_at, line.reviewed_by)],
      [say('documents.closed'), step(line.closed_at, line.closed_by)],
    ]),
  ]
}
