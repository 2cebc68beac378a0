import mammoth from 'mammoth'
import { shownOf, type WordBlock, type WordItem, type WordReading, type WordRow } from './reading.ts'
import type { Part, WordDocument } from './word-parts.ts'
import { piecesOf, type Used } from './word-pieces.ts'

type Paragraph = Extract<Part, { type: 'paragraph' }>

/** The document tree of `mammoth` before it is converted to HTML, which is not used. */
const documentIn = async (bytes: ArrayBuffer): Promise<WordDocument> => {
  let found: WordDocument | null = null
  await mammoth.convertToHtml(
    { arrayBuffer: bytes },
    {
      includeEmbeddedStyleMap: false,
      transformDocument: (read: WordDocument) => {
        found = read
        return { ...read, children: [] }
      },
    },
  )
  if (found === null) throw new Error('The document holds nothing')
  return found
}

/** Headings by the style's name, which is English in every language of Word. */
const headingLevel = ({ styleName, styleId }: Paragraph): number | null => {
  const named = /^heading\s*(\d)$/i.exec(styleName ?? '') ?? /^heading(\d)$/i.exec(styleId ?? '')
  if (named) return Number(named[1])
  return /^title$/i.test(styleName ?? styleId ?? '') ? 1 : null
}

const rowOf = async (row: Extract<Part, { type: 'tableRow' }>, used: Used): Promise<WordRow> => {
  const cells: WordRow['cells'] = []
  for (const cell of row.children) {
    if (cell.type !== 'tableCell') continue
    cells.push({ columns: cell.colSpan, rows: cell.rowSpan, blocks: await blocksOf(cell.children, used) })
  }
  return { isHeading: row.isHeader, cells }
}

/** Adds an item to the last list of its depth, creating missing lists. */
const addItem = (blocks: WordBlock[], ordered: boolean, depth: number, item: WordItem): void => {
  const last = blocks.at(-1)
  const list = last?.kind === 'list' && (depth > 0 || last.ordered === ordered) ? last : null
  if (depth > 0) {
    const into = list ?? { kind: 'list' as const, ordered, items: [] }
    if (!list) blocks.push(into)
    if (into.items.length === 0) into.items.push({ pieces: [], lists: [] })
    addItem(into.items.at(-1)?.lists ?? [], ordered, depth - 1, item)
  } else if (list) list.items.push(item)
  else blocks.push({ kind: 'list', ordered, items: [item] })
}

const blocksOf = async (parts: readonly Part[], used: Used): Promise<WordBlock[]> => {
  const blocks: WordBlock[] = []
  for (const part of parts) {
    if (part.type === 'table') {
      const rows: WordRow[] = []
      for (const row of part.children) if (row.type === 'tableRow') rows.push(await rowOf(row, used))
      blocks.push({ kind: 'table', rows })
    } else if (part.type === 'paragraph') {
      const pieces = await piecesOf(part.children, used)
      const level = headingLevel(part)
      if (pieces.length === 0) continue
      if (level !== null) blocks.push({ kind: 'heading', level, pieces })
      else if (part.numbering)
        addItem(blocks, part.numbering.isOrdered, Math.min(8, Number(part.numbering.level)), {
          pieces,
          lists: [],
        })
      else blocks.push({ kind: 'paragraph', pieces })
    }
  }
  return blocks
}

export const readWord = async (bytes: ArrayBuffer): Promise<WordReading> => {
  const { children, notes } = await documentIn(bytes)
  const used: Used = { pictures: 0, notes: [] }
  const blocks = await blocksOf(children.slice(0, shownOf.blocks), used)
  const notesRead: WordBlock[][] = []
  // Notes may refer to further notes, so the list grows in this loop.
  for (const reference of used.notes) {
    notesRead.push(await blocksOf(notes.resolve(reference)?.body ?? [], used))
  }
  return { blocks, notes: notesRead, isCut: children.length > shownOf.blocks }
}
