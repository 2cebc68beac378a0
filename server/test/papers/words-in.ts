import type { Block, Cell, Paper } from '../../src/papers/paper.ts'

const said = (cell: Cell): string => {
  if (cell === null) return ''
  return typeof cell === 'object' ? cell.text : String(cell)
}

const inBlock = (block: Block): string[] => {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [said(block.words)]
    case 'list':
      return block.items.map(said)
    case 'facts':
      return block.facts.flatMap(({ name, value }) => [name, said(value)])
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat().map(said)]
    case 'chart':
      return [block.caption, block.says]
    case 'photo':
      return [block.alternative, block.caption]
    case 'page':
      return []
  }
}

/** All that a paper says, in the order in which it is read. */
export const wordsIn = ({ title, subtitle, blocks }: Paper): string[] => [
  title,
  subtitle ?? '',
  ...blocks.flatMap(inBlock),
]

export const headingsIn = ({ blocks }: Paper): { level: number; words: string }[] =>
  blocks.flatMap((block) =>
    block.kind === 'heading' ? [{ level: block.level, words: said(block.words) }] : [],
  )

/** What stands beside a name in the facts under the heading that begins so. */
export const factUnder = ({ blocks }: Paper, heading: string, name: string): string | undefined => {
  const place = blocks.findIndex(
    (block) => block.kind === 'heading' && said(block.words).startsWith(`${heading} `),
  )
  const facts = blocks.slice(place).find((block) => block.kind === 'facts')
  if (place < 0 || facts?.kind !== 'facts') return undefined
  const fact = facts.facts.find((each) => each.name.startsWith(name))
  return fact && said(fact.value)
}

/** The cells of the first table, as words. */
export const tableIn = ({ blocks }: Paper): string[][] => {
  const table = blocks.find((block) => block.kind === 'table')
  return table?.kind === 'table' ? table.rows.map((row) => row.map(said)) : []
}
