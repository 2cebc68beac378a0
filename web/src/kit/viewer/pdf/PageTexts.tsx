import type { PageBlock } from './reading-of-page.ts'

/** The dialog's title is h2, so the document's headings begin with h3. */
const headings = ['h3', 'h3', 'h4', 'h5', 'h6'] as const

export function PageTexts({ blocks }: { blocks: readonly PageBlock[] }) {
  return blocks.map((block, at) => {
    if (block.kind === 'heading') {
      const Heading = headings[block.level] ?? 'h6'
      return (
        <Heading key={at} className="mt-4 first:mt-0">
          {block.text}
        </Heading>
      )
    }
    return (
      <p key={at} className={`mt-2.5 first:mt-0 ${block.kind === 'item' ? 'ps-5' : ''}`}>
        {block.kind === 'item' ? `• ${block.text}` : block.text}
      </p>
    )
  })
}
