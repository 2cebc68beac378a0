import type { WordBlock, WordItem, WordRow } from './reading.ts'
import { WordPieces } from './WordPieces.tsx'

/** The dialog's title is h2, so the document's headings begin with h3. */
const headings = ['h3', 'h3', 'h4', 'h5', 'h6'] as const

export function WordBlocks({ blocks }: { blocks: readonly WordBlock[] }) {
  return blocks.map((block, at) => <Block key={at} block={block} />)
}

function Block({ block }: { block: WordBlock }) {
  if (block.kind === 'table') return <Table rows={block.rows} />
  if (block.kind === 'list') return <List ordered={block.ordered} items={block.items} />
  if (block.kind === 'heading') {
    const Heading = headings[block.level] ?? 'h6'
    return (
      <Heading className={block.level === 1 ? 'mt-5 text-20 first:mt-0' : 'mt-4 text-18 first:mt-0'}>
        <WordPieces pieces={block.pieces} />
      </Heading>
    )
  }
  return (
    <p className="mt-2.5 whitespace-pre-wrap first:mt-0">
      <WordPieces pieces={block.pieces} />
    </p>
  )
}

function List({ ordered, items }: { ordered: boolean; items: readonly WordItem[] }) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className={`mt-2 grid gap-1 ps-6 ${ordered ? 'list-decimal' : 'list-disc'}`}>
      {items.map((item, at) => (
        <li key={at}>
          <WordPieces pieces={item.pieces} />
          <WordBlocks blocks={item.lists} />
        </li>
      ))}
    </Tag>
  )
}

function Table({ rows }: { rows: readonly WordRow[] }) {
  return (
    <div className="mt-3 overflow-x-auto">
      <table className="border-collapse text-15">
        <tbody>
          {rows.map(({ isHeading, cells }, down) => (
            <tr key={down}>
              {cells.map(({ columns, rows: tall, blocks }, across) => {
                const Cell = isHeading ? 'th' : 'td'
                return (
                  <Cell
                    key={across}
                    colSpan={columns}
                    rowSpan={tall}
                    {...(isHeading && { scope: 'col' })}
                    className="border border-border px-2.5 py-1.5 text-start align-top font-normal"
                  >
                    <WordBlocks blocks={blocks} />
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
