import type { Category, Indicator, Option } from 'contract/instrument/instruments'
import { limits } from 'contract/platform/limits'
import { recordOf } from 'contract/platform/typed'
import type { DataValidation, WriteSheet } from 'hucre'
import type { AnsweredIndicator } from '../../../evaluation/results/progress-queries.ts'
import { type FillColumn, fillColumns, filled } from '../../spreadsheets/fillable/columns.ts'
import { stampOf, writeMark } from '../../spreadsheets/fillable/mark.ts'
import { optionTexts } from '../../spreadsheets/fillable/option-texts.ts'
import type { FillableTexts } from '../../spreadsheets/texts.ts'
import { inXlsx } from '../../spreadsheets/write-sheet.ts'
import { choiceRange } from './choices-sheet.ts'
import { heightOf, styles } from './styles.ts'

/** In letters of the writing; the mark is hidden. */
const widths: Record<FillColumn, number> = {
  mark: 10,
  indicator_code: 8,
  indicator_text: 26,
  stage_1: 32,
  stage_2: 32,
  stage_3: 32,
  option: 22,
  na_reason: 18,
  note: 26,
}

export type Filling = {
  texts: FillableTexts
  edition: number
  line: { id: number; name: string } | null
  categories: Category[]
  options: Option[]
  summaries: Map<number, AnsweredIndicator>
}

type Row = Record<FillColumn, string | null>

const labelOf = (options: Option[], { scale }: Indicator, code: string | undefined): string | null => {
  const option = options.find((each) => each.code === code && (each.scale ?? scale) === scale)
  return option ? optionTexts(option) : null
}

const conditionOf = ({ na_reason }: Indicator, { naWhen }: FillableTexts): string =>
  na_reason === null ? '' : `\n(${naWhen} ${na_reason})`

const rowOf = (indicator: Indicator, { texts, edition, line, options, summaries }: Filling): Row => {
  const there = summaries.get(indicator.id)
  const [option, reason, note] = [there?.result?.code, there?.result?.na_reason, there?.note?.text]
  return {
    mark: writeMark({
      edition,
      line: line?.id ?? null,
      indicator: indicator.code,
      option: option ?? null,
      na_reason: stampOf(reason ?? null),
      note: stampOf(note ?? null),
    }),
    indicator_code: indicator.code,
    indicator_text: `${indicator.name}${conditionOf(indicator, texts)}`,
    stage_1: indicator.s1,
    stage_2: indicator.s2,
    stage_3: indicator.s3,
    option: labelOf(options, indicator, option),
    na_reason: reason ?? null,
    note: note ?? null,
  }
}

/** A row that names a domain or an outcome: it has no mark, so nothing is read from it. */
const title = (number: string, name: string): Row => ({
  ...recordOf(fillColumns, () => null),
  indicator_code: number,
  indicator_text: name,
})

type Line = { row: Row; indicator: Indicator | null; kind: 'domain' | 'outcome' | 'indicator' }

const linesOf = (filling: Filling): Line[] =>
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

const at = (column: FillColumn): number => fillColumns.indexOf(column)
const letter = (column: FillColumn): string => String.fromCharCode(65 + at(column))

const tooLong = (
  column: FillColumn,
  most: number,
  last: number,
  { wrong }: FillableTexts,
): DataValidation => ({
  type: 'textLength',
  operator: 'lessThanOrEqual',
  formula1: String(most),
  range: `${letter(column)}2:${letter(column)}${last}`,
  allowBlank: true,
  showErrorMessage: true,
  errorTitle: wrong.title,
  errorMessage: wrong.length,
})

const validations = (lines: Line[], { texts, options }: Filling): DataValidation[] => [
  ...lines.flatMap(({ indicator }, place): DataValidation[] =>
    indicator === null
      ? []
      : [
          {
            type: 'list',
            formula1: choiceRange(options, indicator),
            range: `${letter('option')}${place + 2}`,
            allowBlank: true,
            showErrorMessage: true,
            errorTitle: texts.wrong.title,
            errorMessage: texts.wrong.option,
          },
        ],
  ),
  tooLong('na_reason', limits.text, lines.length + 1, texts),
  tooLong('note', limits.note, lines.length + 1, texts),
]

const stylesOf = (lines: Line[]): NonNullable<WriteSheet['cells']> => {
  const cells: NonNullable<WriteSheet['cells']> = new Map()
  fillColumns.forEach((_, column) => {
    cells.set(`0,${column}`, { style: styles.heading })
  })
  lines.forEach(({ kind }, place) => {
    fillColumns.forEach((column, number) => {
      const isFilled = kind === 'indicator' && filled.some((each) => each === column)
      cells.set(`${place + 1},${number}`, { style: isFilled ? styles.filled : styles[kind] })
    })
  })
  return cells
}

/** In the head of a page an ampersand begins an order. */
const inHead = (text: string): string => text.replaceAll('&', '&&')

const heightsOf = (rows: Row[]): NonNullable<WriteSheet['rowDefs']> =>
  new Map(
    rows.map((row, place) => [
      place,
      { height: heightOf(fillColumns.map((column) => [row[column], widths[column]])) },
    ]),
  )

/**
 * The sheet to be filled in. Its name is one plain word in every language: the name stands unquoted where a workbook
 * says which rows are repeated on each page.
 */
export const fillSheet = (name: string, filling: Filling): WriteSheet => {
  const { texts, line } = filling
  const lines = linesOf(filling)
  const rows = [texts.headings, ...lines.map(({ row }) => row)]
  return {
    name,
    columns: fillColumns.map((column) => ({ width: widths[column], hidden: column === 'mark' })),
    rows: rows.map((row) => fillColumns.map((column) => (row[column] === null ? null : inXlsx(row[column])))),
    rowDefs: heightsOf(rows),
    cells: stylesOf(lines),
    dataValidations: validations(lines, filling),
    freezePane: { rows: 1, columns: at('stage_1') },
    protection: { sheet: true, formatCells: true, formatColumns: true, formatRows: true },
    pageSetup: {
      paperSize: 'a4',
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      margins: { left: 0.4, right: 0.4, top: 0.6, bottom: 0.6, header: 0.3, footer: 0.3 },
      printTitlesRow: '$1:$1',
    },
    headerFooter: { oddHeader: `&L${inHead(line?.name ?? '')}`, oddFooter: '&C&P / &N' },
  }
}
