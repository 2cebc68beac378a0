import type { DutyAnswer } from 'contract/evaluation/duties'
import type { Duty } from 'contract/instrument/instruments'
import { limits } from 'contract/platform/limits'
import type { Language } from 'contract/platform/shapes'
import type { WriteSheet } from 'hucre'
import { dutyColumns, type FillColumn } from '../../spreadsheets/fillable/columns.ts'
import { stampOf, writeDutyMark } from '../../spreadsheets/fillable/mark.ts'
import { fillableTexts, listTexts } from '../../spreadsheets/texts.ts'
import { inXlsx } from '../../spreadsheets/write-sheet.ts'
import type { Filling } from './fill-rows.ts'
import { pages } from './fill-sheet.ts'
import { refusing, tooLong } from './fill-validations.ts'
import { heightOf, styles } from './styles.ts'

const widths: Partial<Record<FillColumn, number>> = { mark: 10, indicator_code: 8, duty_text: 80, kept: 14 }
const widthOf = (column: FillColumn): number => widths[column] ?? 60

type Filled = Pick<Filling, 'edition' | 'line'> & { language: Language; answers: readonly DutyAnswer[] }

/** Duties on a sheet of their own: met or not, and a plan where not. */
export const dutySheet = (duties: Duty[], { edition, line, language, answers }: Filled): WriteSheet => {
  const texts = fillableTexts(language)
  const { yes, no } = listTexts(language)
  const rows = duties.map(({ id, code, name, help, plan: ask }) => {
    const there = answers.find(({ duty }) => duty === id)
    const answer = there?.kept ?? null
    const plan = there?.plan ?? null
    return {
      mark: writeDutyMark({ edition, line: line?.id ?? null, duty: code, kept: answer, plan: stampOf(plan) }),
      indicator_code: code,
      duty_text: [name, help, `${no}: ${ask}`].join('\n'),
      kept: answer === null ? null : answer ? yes : no,
      plan,
    }
  })
  const last = rows.length + 1
  const letter = (column: (typeof dutyColumns)[number]) =>
    String.fromCharCode(65 + dutyColumns.indexOf(column))
  const isOpen = (column: FillColumn) => column === 'kept' || column === 'plan'
  return {
    name: texts.duties,
    columns: dutyColumns.map((column) => ({ width: widthOf(column), hidden: column === 'mark' })),
    rows: [
      dutyColumns.map((column) => inXlsx(texts.headings[column])),
      ...rows.map((row) => dutyColumns.map((column) => inXlsx(row[column]))),
    ],
    rowDefs: new Map(
      rows.map((row, place) => [
        place + 1,
        { height: heightOf(dutyColumns.map((column) => [row[column], widthOf(column)])) },
      ]),
    ),
    cells: new Map(
      [null, ...rows].flatMap((row, place) =>
        dutyColumns.map((column, number) => {
          const style = row === null ? styles.heading : isOpen(column) ? styles.filled : styles.indicator
          return [`${place},${number}`, { style }] as const
        }),
      ),
    ),
    dataValidations: [
      {
        type: 'list',
        values: [yes, no],
        range: `${letter('kept')}2:${letter('kept')}${last}`,
        ...refusing(texts, texts.wrong.option),
      },
      tooLong(letter('plan'), limits.text, last, texts),
    ],
    freezePane: { rows: 1 },
    protection: { sheet: true, formatCells: true, formatColumns: true, formatRows: true },
    pageSetup: pages,
  }
}
