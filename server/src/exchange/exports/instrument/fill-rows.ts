import type { Category, Indicator, Option } from 'contract/instrument/instruments'
import type { AnsweredIndicator } from '../../../evaluation/results/progress-queries.ts'
import { type FillColumn, fillColumns, tickColumns } from '../../spreadsheets/fillable/columns.ts'
import { stampOf, writeMark } from '../../spreadsheets/fillable/mark.ts'
import { optionTexts } from '../../spreadsheets/fillable/option-texts.ts'
import { statementLines, ticksCell } from '../../spreadsheets/fillable/ticks.ts'
import type { FillableTexts } from '../../spreadsheets/texts.ts'

export type Filling = {
  texts: FillableTexts
  edition: number
  line: { id: number; name: string } | null
  /** The header of printed pages. */
  head: string
  categories: Category[]
  options: Option[]
  summaries: Map<number, AnsweredIndicator>
}

/** The cells of a row; a missing column is empty. */
export type Row = Partial<Record<FillColumn, string | number | null>>

export type FillLine = { row: Row; indicator: Indicator | null; kind: 'domain' | 'outcome' | 'indicator' }

const indicatorsOf = (categories: Category[]): Indicator[] =>
  categories.flatMap(({ outcomes = [] }) => outcomes.flatMap(({ indicators }) => indicators))

/** With columns of statements, where the edition has them. */
export const columnsFor = ({ categories }: Pick<Filling, 'categories'>): readonly FillColumn[] =>
  indicatorsOf(categories).some(({ statements }) => statements.length > 0) ? tickColumns : fillColumns

const labelOf = (options: Option[], { scale }: Indicator, code: string | undefined): string | null => {
  const option = options.find((each) => each.code === code && (each.scale ?? scale) === scale)
  return option ? optionTexts(option) : null
}

/** The name, when it does not apply, and for Reach who is counted. */
const indicatorText = ({ name, na_reason, reached, of }: Indicator, texts: FillableTexts): string =>
  [
    name,
    na_reason === null ? null : `(${texts.naWhen} ${na_reason})`,
    reached === null ? null : `${texts.headings.reached}: ${reached}`,
    of === null ? null : `${texts.headings.of}: ${of}`,
  ]
    .filter((line) => line !== null)
    .join('\n')

const stageText = (indicator: Indicator, stage: 1 | 2 | 3): string =>
  statementLines(indicator.statements, stage) || indicator[`s${stage}`]

const rowOf = (indicator: Indicator, { texts, edition, line, options, summaries }: Filling): Row => {
  const there = summaries.get(indicator.id)
  const result = there?.result ?? null
  const ticked = result?.statements ?? []
  const [reached, of] = [result?.reached ?? null, result?.of ?? null]
  const [reason, note] = [result?.na_reason ?? null, there?.note?.text ?? null]
  return {
    mark: writeMark({
      edition,
      line: line?.id ?? null,
      indicator: indicator.code,
      option: result?.code ?? null,
      na_reason: stampOf(reason),
      note: stampOf(note),
      statements: ticked,
      reached,
      of,
    }),
    indicator_code: indicator.code,
    indicator_text: indicatorText(indicator, texts),
    stage_1: stageText(indicator, 1),
    true_1: ticksCell(ticked, 1),
    stage_2: stageText(indicator, 2),
    true_2: ticksCell(ticked, 2),
    stage_3: stageText(indicator, 3),
    true_3: ticksCell(ticked, 3),
    reached,
    of,
    option: labelOf(options, indicator, result?.code),
    na_reason: reason,
    note,
  }
}

/** A domain or an outcome, without a mark, so that nothing is read from it. */
const title = (number: string, name: string): Row => ({ indicator_code: number, indicator_text: name })

export const linesOf = (filling: Filling): FillLine[] =>
  filling.categories.flatMap(({ number, name, outcomes = [] }) => [
    { row: title(String(number), name), indicator: null, kind: 'domain' as const },
    ...outcomes.flatMap((outcome) => [
      { row: title(`${number}.${outcome.number}`, outcome.name), indicator: null, kind: 'outcome' as const },
      ...outcome.indicators.map((indicator) => ({
        row: rowOf(indicator, filling),
        indicator,
        kind: 'indicator' as const,
      })),
    ]),
  ])
