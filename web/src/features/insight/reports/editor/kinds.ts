import type { MarkType, NodeType } from 'prosemirror-model'
import { reportSchema } from '../text/schema.ts'

const node = (name: string): NodeType => {
  const found = reportSchema.nodes[name]
  if (!found) throw new Error(`The schema has no ${name}`)
  return found
}
const mark = (name: string): MarkType => {
  const found = reportSchema.marks[name]
  if (!found) throw new Error(`The schema has no ${name}`)
  return found
}

/** Nodes and marks of the schema, by name. */
export const kinds = {
  paragraph: node('paragraph'),
  heading: node('heading'),
  bullets: node('bullet_list'),
  numbers: node('ordered_list'),
  item: node('list_item'),
  quotation: node('blockquote'),
  hardBreak: node('hard_break'),
  table: node('table'),
  row: node('table_row'),
  cell: node('table_cell'),
  strong: mark('strong'),
  emphasis: mark('em'),
  link: mark('link'),
}
