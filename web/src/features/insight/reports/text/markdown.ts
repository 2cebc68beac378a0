import {
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  MarkdownParser,
  MarkdownSerializer,
  type MarkdownSerializerState,
} from 'prosemirror-markdown'
import type { Node } from 'prosemirror-model'
import { reportSchema } from './schema.ts'

// The tokenizer treats tags as text and refuses addresses that run scripts.
const tokenizer = defaultMarkdownParser.tokenizer.enable('table').disable('image')

const { image: _, ...tokens } = defaultMarkdownParser.tokens

const parser = new MarkdownParser(reportSchema, tokenizer, {
  ...tokens,
  table: { block: 'table' },
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: { block: 'table_row' },
  th: { block: 'table_cell', attrs: { header: true } },
  td: { block: 'table_cell' },
})

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const textOfCell = (cell: Node): string =>
  serializer
    .serialize(reportSchema.node('paragraph', null, cell.content))
    .replace(/\\?\n/g, ' ')
    .replaceAll('|', '\\|')

const writeTable = (state: MarkdownSerializerState, table: Node): void => {
  table.forEach((row, _offset, place) => {
    const cells: string[] = []
    row.forEach((cell) => {
      cells.push(textOfCell(cell))
    })
    state.write(lineOf(cells))
    state.ensureNewLine()
    if (place > 0) return
    state.write(lineOf(cells.map(() => '---')))
    state.ensureNewLine()
  })
  state.closeBlock(table)
}

const serializer = new MarkdownSerializer(
  { ...defaultMarkdownSerializer.nodes, table: writeTable, table_row: () => {}, table_cell: () => {} },
  defaultMarkdownSerializer.marks,
  // Otherwise "&amp;" in a text would be read as "&".
  { escapeExtraCharacters: /&/g },
)

export const documentOf = (markdown: string): Node => parser.parse(markdown)

export const markdownOf = (document: Node): string => serializer.serialize(document, { tightLists: true })

/** Allows web pages and e-mail addresses; other links are shown as text. */
export const isSafeLink = (href: string): boolean => /^(https?:\/\/|mailto:)/i.test(href)
