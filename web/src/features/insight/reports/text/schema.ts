import { schema as markdownSchema } from 'prosemirror-markdown'
import { type NodeSpec, Schema } from 'prosemirror-model'

/** Below the title of the page, so that no text begins a second page. */
export const levelShown = (level: number): number => Math.min(level + 1, 6)

const { nodes, marks } = markdownSchema.spec

const heading: NodeSpec = {
  ...nodes.get('heading'),
  content: 'inline*',
  parseDOM: [2, 3, 4, 5, 6].map((shown) => ({ tag: `h${shown}`, attrs: { level: shown - 1 } })),
  toDOM: (node) => [`h${levelShown(node.attrs.level)}`, 0],
}

const table: NodeSpec = {
  content: 'table_row+',
  group: 'block',
  isolating: true,
  parseDOM: [{ tag: 'table' }],
  toDOM: () => ['table', ['tbody', 0]],
}

const row: NodeSpec = { content: 'table_cell+', parseDOM: [{ tag: 'tr' }], toDOM: () => ['tr', 0] }

const cell: NodeSpec = {
  attrs: { header: { default: false } },
  content: 'inline*',
  isolating: true,
  parseDOM: [{ tag: 'th', attrs: { header: true } }, { tag: 'td' }],
  toDOM: (node) => [node.attrs.header ? 'th' : 'td', 0],
}

/**
 * All that a report can hold: headings, paragraphs, lists, quotations, code, tables, emphasis and links. What is not
 * here cannot be shown, whoever wrote it; pictures are left out, for they would come from elsewhere.
 */
export const reportSchema = new Schema({
  nodes: nodes
    .remove('image')
    .update('heading', heading)
    .addToEnd('table', table)
    .addToEnd('table_row', row)
    .addToEnd('table_cell', cell),
  marks,
})
