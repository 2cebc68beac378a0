import { mayNotApply } from 'contract/evaluation/results'
import type { Option } from 'contract/instrument/instruments'
import type { WriteSheet } from 'hucre'
import { optionTexts } from '../../spreadsheets/fillable/option-texts.ts'
import { inXlsx } from '../../spreadsheets/write-sheet.ts'

/** The fields of an indicator that decide which options fit. */
type Rated = { scale: 1 | 2; na_reason: string | null }

/** The source of drop-downs: one column a list. */
const lists = [
  { scale: 1, withNa: false },
  { scale: 1, withNa: true },
  { scale: 2, withNa: true },
] as const

const listOf = (options: Option[], { scale, withNa }: (typeof lists)[number]): string[] =>
  options
    .filter((option) => (option.scale ?? scale) === scale && (withNa || option.code !== 'NA'))
    .map(optionTexts)

const name = 'options'

/** Cells with the options of an indicator: the same as `assertFits` of the contract. */
export const choiceRange = (options: Option[], indicator: Rated): string => {
  const withNa = mayNotApply(indicator)
  const place = lists.findIndex((list) => list.scale === indicator.scale && list.withNa === withNa)
  const list = lists[place] ?? lists[2]
  const letter = String.fromCharCode(65 + place)
  return `${name}!$${letter}$1:$${letter}$${listOf(options, list).length}`
}

export const choicesSheet = (options: Option[]): WriteSheet => {
  const columns = lists.map((list) => listOf(options, list))
  const longest = Math.max(...columns.map(({ length }) => length))
  return {
    name,
    hidden: true,
    rows: Array.from({ length: longest }, (_, row) =>
      columns.map((column) => (column[row] === undefined ? null : inXlsx(column[row]))),
    ),
    protection: { sheet: true },
  }
}
