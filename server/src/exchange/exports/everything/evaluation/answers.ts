import type { Comment } from 'contract/evaluation/comments'
import type { Note } from 'contract/evaluation/notes'
import type { Result } from 'contract/evaluation/results'
import type { IndicatorResult } from 'contract/insight/results/school-results'
import type { z } from 'zod'
import { lineColumns } from '../line-columns.ts'
import { type SheetTexts, tableOf } from '../table.ts'
import type { Gathered, Rated } from './gather.ts'

type Indicator = z.infer<typeof IndicatorResult>
type Row = Rated & { indicator: Indicator; result: Result | undefined }

/** Text as it is shown; one hidden by a reviewer is replaced by a notice in the reader's language. */
export const shownText = (
  { text, hidden }: { text: string; hidden: boolean },
  { data }: SheetTexts,
): string => (hidden ? data.hiddenText : text)

/** The author: a note or comment of staff is not the school's. */
export const writerOf = ({ author }: Comment | Note, { texts }: SheetTexts): string =>
  `${author.name} (${texts.role[author.role]})`

/** The former question of text that was moved to another edition with its line. */
const aboutText = ({ former_code: code }: { former_code: string | null }, { data }: SheetTexts): string =>
  code === null ? '' : `, ${data.headings.written_about} ${code}`

const rowsOf = ({ rated }: Gathered): Row[] =>
  rated.flatMap(({ line, results }) => {
    const byIndicator = new Map(line.results.map((result) => [result.indicator, result]))
    return results.indicators.map((indicator) => ({
      line,
      results,
      indicator,
      result: byIndicator.get(indicator.id),
    }))
  })

const written = (all: (Comment | Note)[], indicator: number, sheetTexts: SheetTexts): string | null =>
  all
    .filter((each) => each.indicator === indicator)
    .map(
      (each) => `${writerOf(each, sheetTexts)}${aboutText(each, sheetTexts)}: ${shownText(each, sheetTexts)}`,
    )
    .join('\n') || null

/** True statements, each with its number on a line of its own. */
const tickedText = ({ statements }: Gathered, result: Result | undefined): string | null =>
  (statements.get(result?.indicator ?? 0) ?? [])
    .filter(({ id }) => result?.statements.includes(id))
    .map(({ id, text }) => `${id} ${text}`)
    .join('\n') || null

/** Every indicator of every line, answered or not. */
export const answersTable = (gathered: Gathered) => {
  const { sheetTexts, evaluation, options } = gathered
  const { data } = sheetTexts
  const domain = ({ results, indicator }: Row) =>
    results.categories.find((each) => each.id === indicator.category)
  const outcome = ({ results, indicator }: Row) =>
    results.outcomes.find((each) => each.id === indicator.outcome)
  return tableOf<Row>(
    sheetTexts,
    'answers',
    [
      ['school', ({ line }) => line.place.school],
      ['region', ({ line }) => line.place.region],
      ['country', ({ line }) => line.place.country],
      ['evaluation', () => evaluation.id],
      ...lineColumns<Row>(sheetTexts, ({ line }) => line),
      ['domain', (row) => domain(row)?.number ?? null],
      ['domain_name', (row) => domain(row)?.name ?? null],
      ['outcome', (row) => `${domain(row)?.number}.${outcome(row)?.number}`],
      ['outcome_name', (row) => outcome(row)?.name ?? null],
      ['indicator', ({ indicator }) => indicator.code],
      ['indicator_text', ({ indicator }) => indicator.name],
      ['option', ({ result }) => result?.option.code ?? null],
      ['option_words', ({ result }) => (result ? (options.get(result.option.id) ?? null) : null)],
      ['points', ({ indicator }) => indicator.points],
      ['na_reason', ({ result }) => result?.na_reason ?? null],
      ['statements', ({ result }) => tickedText(gathered, result)],
      ['reached', ({ result }) => result?.reached ?? null],
      ['of', ({ result }) => result?.of ?? null],
      [
        'shown_by',
        ({ line, result }) =>
          line.files
            .filter(({ id }) => result?.files.includes(id))
            .map(({ name }) => name)
            .join('\n') || null,
      ],
      ['notes', ({ line, indicator }) => written(line.notes, indicator.id, sheetTexts)],
      ['comments', ({ line, indicator }) => written(line.comments, indicator.id, sheetTexts)],
      ['self_rating', ({ indicator }) => indicator.self_rating],
      ['moved', ({ indicator }) => (indicator.moved ? data.moved[indicator.moved] : null)],
      ['answered_by', ({ result }) => result?.updated_by.name ?? null],
      ['answered_on', ({ result }) => result?.updated_at ?? null],
    ],
    rowsOf(gathered),
  )
}
