import { defined } from 'contract/platform/typed'
import type { DocumentTable, Variant } from '../document.ts'
import type { PreparedTable, PreparedText, Records } from './prepared.ts'
import { inOneLine, type sayer } from './prepared-text.ts'

/** More columns than these cannot be read on one page of paper. */
const columnsMaximum: Record<Variant, number> = { standard: 8, large_print: 3, easy_read: 3 }

const longestWord = (text: string): number =>
  Math.max(0, ...text.split(/\s+/).map((word) => Math.min(word.length, 18)))

/** A column takes what its words need: a short one never wraps, none is narrower than its longest word. */
const widthsBy = (head: string[], rows: PreparedText[][]): number[] =>
  head.map((name, column) => {
    const texts = [name, ...rows.map((row) => row[column]?.text ?? '')]
    const length = Math.max(...texts.map((text) => Math.min(text.length, 80)))
    return Math.max(5, Math.max(...texts.map(longestWord)) + 2, length <= 14 ? length + 2 : length * 0.7)
  })

/** So many letters stand beside each other in a table, its columns taken together. */
const lettersAcross = 84

/** Where the words of all columns do not fit, the first one, which names the rows, keeps its width: words of the others break. */
const withWholeNames = ([first = 0, ...others]: number[]): number[] => {
  const sum = others.reduce((all, width) => all + width, 0)
  const share = Math.min(1, (lettersAcross - first) / sum)
  return [first, ...others.map((width) => width * share)]
}

/** So many letters that no word is cut, and that a long text does not become a tower of short lines. */
const neededBy = (texts: string[]): number => {
  const length = Math.max(...texts.map((text) => text.length))
  return Math.max(Math.max(...texts.map(longestWord)) + 3, Math.min(24, length / 7))
}

/** The widths that were asked for, but no column narrower than its words need: the others give way to it. */
const widenedColumns = (widths: number[], head: string[], rows: PreparedText[][]): number[] => {
  const sum = widths.reduce((all, width) => all + width, 0)
  const wanted = widths.map((width) => (width / sum) * lettersAcross)
  const needed = head.map((name, column) => neededBy([name, ...rows.map((row) => row[column]?.text ?? '')]))
  const missing = wanted.map((width, column) => Math.max(0, (needed[column] ?? 0) - width))
  const spare = wanted.map((width, column) => Math.max(0, width - (needed[column] ?? 0)))
  const lacking = missing.reduce((all, each) => all + each, 0)
  const available = spare.reduce((all, each) => all + each, 0)
  const share = available === 0 ? 0 : Math.min(1, lacking / available)
  return withWholeNames(
    wanted.map((width, column) => width + (missing[column] ?? 0) - (spare[column] ?? 0) * share),
  )
}

/** A table as it stands, or each of its rows as facts where the page is too narrow for its columns. */
export const prepareTable = (
  table: DocumentTable,
  variant: Variant,
  { cell }: ReturnType<typeof sayer>,
): PreparedTable | Records => {
  const caption = inOneLine(table.caption)
  const head = table.head.map(inOneLine)
  const rows = table.rows.map((row) => head.map((_, column) => cell(row[column] ?? null)))
  if (head.length > columnsMaximum[variant]) {
    const records = rows.map(([title, ...rest]) => ({
      title: defined(title),
      facts: rest.map((value, at) => ({ name: defined(head[at + 1]), value, lines: 0 })),
    }))
    return { kind: 'records', caption, records }
  }
  const isFigures = (column: number) =>
    table.rows.every((row) => row[column] === null || typeof row[column] === 'number')
  const align = head.map(
    (_, column) => table.align?.[column] ?? (column > 0 && isFigures(column) ? 'end' : 'start'),
  )
  const ownWidths = table.widths?.length === head.length ? table.widths : widthsBy(head, rows)
  const widths = widenedColumns(ownWidths, head, rows)
  return { kind: 'table', caption, head, rows, align, widths }
}
