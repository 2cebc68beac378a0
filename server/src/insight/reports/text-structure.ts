import { limits } from 'contract/platform/limits'
import { fieldProblem } from 'contract/platform/problems'
import { readMarkdown } from './markdown.ts'

const most = limits.reportStructure
const blocks = new Set([
  'paragraph_open',
  'heading_open',
  'fence',
  'code_block',
  'hr',
  'list_item_open',
  'tr_open',
])

const tableOf = () => ({ columns: 0, rows: 0 })

/**
 * Refuses a short text that would produce thousands of pages: short rows of a table are filled up to the columns of
 * its head.
 */
export const assertDrawable = (text: string): void => {
  let table = tableOf()
  let cells = 0
  let count = 0
  let headings = 0
  const isTooMuch = ({ type, level }: { type: string; level: number }): boolean => {
    if (type === 'table_open') table = tableOf()
    if (type === 'tr_open') table.rows += 1
    if (type === 'th_open') table.columns += 1
    if (type === 'th_open' || type === 'td_open') cells += 1
    if (blocks.has(type)) count += 1
    if (type === 'heading_open') headings += 1
    return (
      table.columns > most.columns ||
      table.rows > most.rows + 1 ||
      cells > most.cells ||
      count > most.blocks ||
      headings > most.headings ||
      level > most.depth
    )
  }
  if (readMarkdown(text).some(isTooMuch)) throw fieldProblem('text', 'text_too_complex')
}
