import { cellsOfFiles } from 'contract/readiness'
import type { Ref } from 'contract/shapes'
import type { Block, Facts } from '../paper.ts'
import { fill, sayDay, sayLine } from '../say.ts'
import type { Whole } from './read-whole.ts'

/** When a step was done, and who did it. */
const step = (name: string, at: string | null, by: Ref | null): Facts['facts'] =>
  at === null ? [] : [{ name, value: [sayDay(at), ...(by ? [by.name] : [])].join(', ') }]

/** Every person whose answer stands. */
const answeredBy = ({ line }: Whole): string =>
  [...new Map(line.results.map(({ updated_by }) => [updated_by.id, updated_by.name])).values()].join('; ')

export const completeCells = ({ categories, line }: Whole, among: readonly number[]) => {
  const cells = cellsOfFiles(
    categories.map(({ id }) => id),
    line.files,
  ).filter(({ category }) => among.includes(category))
  return { count: cells.filter(({ complete }) => complete).length, total: cells.length }
}

/** May its answers still change? */
export const isFinal = ({ line }: Pick<Whole, 'line'>): boolean =>
  line.status === 'VALIDATED' || line.status === 'CLOSED'

/** Which line it is, of which school, how far it has come, and who brought it there. */
export const factsOfLine = (whole: Whole): Block[] => {
  const { language, evaluation, line, instrument, words, shared, said, categories } = whole
  const { headings } = shared
  const people = answeredBy(whole)
  const facts: Facts['facts'] = [
    { name: headings.school, value: line.place.school },
    { name: headings.region, value: line.place.region },
    { name: headings.country, value: line.place.country },
    { name: headings.instrument, value: said(instrument.name) },
    { name: headings.evaluation_type, value: sayLine(language, line) },
    { name: headings.status, value: shared.status[line.status] },
    ...(evaluation.date === null ? [] : [{ name: headings.date, value: sayDay(evaluation.date) }]),
    ...(evaluation.period === null ? [] : [{ name: headings.period, value: evaluation.period }]),
    { name: headings.answered, value: fill(words.count, countOfAnswers(whole)) },
    {
      name: words.cells,
      value: fill(
        words.count,
        completeCells(
          whole,
          categories.map(({ id }) => id),
        ),
      ),
    },
    ...(people === '' ? [] : [{ name: words.answeredBy, value: people }]),
    ...step(words.submitted, line.submitted_at, line.submitted_by),
    ...step(words.validated, line.reviewed_at, line.reviewed_by),
    ...step(words.closed, line.closed_at, line.closed_by),
  ]
  return [
    { kind: 'facts', facts },
    ...(isFinal(whole)
      ? []
      : [{ kind: 'paragraph' as const, words: words.notFinal, tone: 'small' as const }]),
  ]
}

export const countOfAnswers = ({ results }: Pick<Whole, 'results'>) => ({
  count: results.indicators.filter(({ option }) => option !== null).length,
  total: results.indicators.length,
})
