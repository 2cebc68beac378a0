import type {
  Block,
  Document,
  DocumentCell,
  DocumentTable,
  Text,
} from '../../../../src/exchange/documents/document.ts'

const textOf = (text: Text | DocumentCell): string =>
  text === null ? '' : typeof text === 'object' ? text.text : String(text)

const linesOf = (block: Block): string[] => {
  if (block.kind === 'heading' || block.kind === 'paragraph') return [textOf(block.text)]
  if (block.kind === 'list') return block.items.map(textOf)
  if (block.kind === 'facts') return block.facts.map(({ name, value }) => `${name}: ${textOf(value)}`)
  if (block.kind === 'table')
    return [block.caption, block.head.join(' | '), ...block.rows.map((row) => row.map(textOf).join(' | '))]
  if (block.kind === 'chart') return [block.caption, block.description]
  if (block.kind === 'pictured') return block.texts.map(textOf)
  return block.kind === 'photo' ? [block.alternative, block.caption] : []
}

/** All that a paper says, one thing a line, in its order. */
export const textOfDocument = ({ blocks }: Pick<Document, 'blocks'>): string[] => blocks.flatMap(linesOf)

export const headingsOf = ({ blocks }: Pick<Document, 'blocks'>): string[] =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [`${block.level} ${textOf(block.text)}`] : []))

/** The cells of the table with this caption, as they are read. */
export const tableOf = ({ blocks }: Document, caption: string): string[][] => {
  const found = blocks.find(
    (block): block is DocumentTable => block.kind === 'table' && block.caption === caption,
  )
  if (!found) throw new Error(`There is no table ${caption}`)
  for (const row of found.rows)
    if (row.length !== found.head.length) throw new Error(`A row of ${caption} has not the cells of its head`)
  return found.rows.map((row) => row.map(textOf))
}

/** A heading may be deeper than the one before it by one level alone; the first is of the first level. */
export const skippedLevels = ({ blocks }: Document): number => {
  const levels = blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []))
  return levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1).length
}

/** The names of all facts, such as the words that an easy paper explains. */
export const factNamesOf = (document: Document | undefined): string[] =>
  (document?.blocks ?? []).flatMap((block) =>
    block.kind === 'facts' ? block.facts.map(({ name }) => name) : [],
  )

/** What stands beside the name that begins so, in the facts under the heading that begins so. */
export const factUnder = ({ blocks }: Document, heading: string, name: string): string | undefined => {
  const place = blocks.findIndex(
    (block) => block.kind === 'heading' && textOf(block.text).startsWith(`${heading} `),
  )
  const found = place < 0 ? undefined : blocks.slice(place).find((block) => block.kind === 'facts')
  const fact = found?.facts.find((each) => each.name.startsWith(name))
  return fact && textOf(fact.value)
}
