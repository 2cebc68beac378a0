import type { Indicator } from 'contract/instrument/instruments'
import { limits } from 'contract/platform/limits'
import type { DataValidation } from 'hucre'
import { type FillColumn, trueColumns } from '../../spreadsheets/fillable/columns.ts'
import { statementLines, ticksOffered } from '../../spreadsheets/fillable/ticks.ts'
import type { FillableTexts } from '../../spreadsheets/texts.ts'
import { choiceRange } from './choices-sheet.ts'
import { columnsFor, type Filling, type FillLine } from './fill-rows.ts'

/** The limit of Excel for a message at a cell. */
const mostOfMessage = 255
const mostOfTitle = 32

const columnLetter = (columns: readonly FillColumn[], column: FillColumn): string =>
  String.fromCharCode(65 + columns.indexOf(column))

/** Refuses wrong input, with a message. */
export const refusing = ({ wrong }: FillableTexts, message: string) => ({
  allowBlank: true,
  showErrorMessage: true,
  errorTitle: wrong.title,
  errorMessage: message,
})

export const tooLong = (
  letter: string,
  most: number,
  last: number,
  texts: FillableTexts,
): DataValidation => ({
  type: 'textLength',
  operator: 'lessThanOrEqual',
  formula1: String(most),
  range: `${letter}2:${letter}${last}`,
  ...refusing(texts, texts.wrong.length),
})

/** The statements as numbers; a message at the cell has their texts. */
const ticksOf = (
  { code, statements }: Indicator,
  cell: (column: FillColumn) => string,
  { headings }: FillableTexts,
): DataValidation[] =>
  statements.length === 0
    ? []
    : ([1, 2, 3] as const).map((stage) => ({
        type: 'list',
        values: ticksOffered(statements, stage),
        range: cell(trueColumns[stage - 1] ?? 'true_1'),
        allowBlank: true,
        showErrorMessage: false,
        showInputMessage: true,
        inputTitle: `${code} ${headings[`stage_${stage}`]}`.slice(0, mostOfTitle),
        inputMessage: statementLines(statements, stage).slice(0, mostOfMessage),
      }))

/** For Reach two whole numbers, the first no larger than the second. */
const countsOf = (
  { scale, statements }: Indicator,
  cell: (column: FillColumn) => string,
  texts: FillableTexts,
): DataValidation[] => {
  if (scale === 1 || statements.length === 0) return []
  const whole = (column: FillColumn, most: string): DataValidation => ({
    type: 'whole',
    operator: 'between',
    formula1: '0',
    formula2: most,
    range: cell(column),
    ...refusing(texts, texts.wrong.count),
  })
  return [
    whole('reached', `IF(${cell('of')}="",${limits.people},${cell('of')})`),
    whole('of', String(limits.people)),
  ]
}

export const validationsOf = (lines: FillLine[], filling: Filling): DataValidation[] => {
  const { texts, options } = filling
  const columns = columnsFor(filling)
  const letter = (column: FillColumn) => columnLetter(columns, column)
  return [
    ...lines.flatMap(({ indicator }, place): DataValidation[] => {
      if (indicator === null) return []
      const cell = (column: FillColumn) => `${letter(column)}${place + 2}`
      return [
        {
          type: 'list',
          formula1: choiceRange(options, indicator),
          range: cell('option'),
          ...refusing(texts, texts.wrong.option),
        },
        ...ticksOf(indicator, cell, texts),
        ...countsOf(indicator, cell, texts),
      ]
    }),
    tooLong(letter('na_reason'), limits.text, lines.length + 1, texts),
    tooLong(letter('note'), limits.note, lines.length + 1, texts),
  ]
}
