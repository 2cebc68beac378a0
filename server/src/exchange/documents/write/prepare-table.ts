import { defined } from 'contract/platform/typed'
import type { DocumentTable, Variant } from '../document.ts'
import type { PreparedTable, PreparedText, Records } from './prepared.ts'
import { inOneLine, type sayer } from './prepared-text.ts'

/** The most readable columns on a page. */
const columnsMaximum: Record<Variant, number> = { standard: 8, large_print: 3, easy_read: 3 }

const longestWord = (text: string): number =>
  Math.max(0, ...text.split(/\s+/).map((word) => Math.min(word.length, 18)))

/** Columns by their text: a short one never wraps, none is narrower than its longest word. */
const widthsBy = (head: string[], rows: PreparedText[][]): number[] =>
  head.map((name, column) => {
    const texts = [name, ...rows.map((row) => row[column]?.text ?? '')]
    const length = Math.max(...texts.map((text) => Math.min(text.length, 80)))
    return Math.max(5, Math.max(...texts.map(longestWord)) + 2, length <= 14 ? length + 2 : length * 0.7)
  })

/** The letters of a table's columns that fit next to each other. */
const lettersAcross = 84

/**
 * Where the text of all columns does not fit, the first one, which names the rows, keeps its width: words in the
 * others break.
 */
const withWholeNames = ([first = 0, ...others]: number[]): number[] => {
  const sum = others.reduce((all, width) => all + width, 0)
  const share = Math.min(1, (lettersAcross - first) / sum)
  return [first, ...others.map((width) => width * share)]
}

/** Letters so that no word is cut, and a long text does not become a column of short lines. */
const neededBy = (texts: string[]): number => {
  const length = Math.max(...texts.map((text) => text.length))
  return Math.max(Math.max(...texts.map(longestWord)) + 3, Math.min(24, length / 7))
}

/** The requested widths, but no column narrower than its longest word: the others shrink. */
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

/** A table, or its rows as facts where the page is too narrow. */
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
