import { schema as markdownSchema } from 'prosemirror-markdown'
import { type NodeSpec, Schema } from 'prosemirror-model'

/** Headings of a text begin below the page's title. */
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
 * All that a report can contain. Anything else is not rendered; images are left out, since they would be loaded from
 * other sites.
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
