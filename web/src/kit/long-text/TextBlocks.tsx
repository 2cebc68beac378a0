import { filled, type LongText, type Values } from './long-text.ts'

type Props = { blocks: LongText['sections'][number]['body']; values?: Values }

/** Paragraphs and lists. */
export function TextBlocks({ blocks, values = {} }: Props) {
  return blocks.map((block) =>
    typeof block === 'string' ? (
      <p key={block}>{filled(block, values)}</p>
    ) : (
      <ul key={block[0]} className="grid list-disc gap-1.5 ps-5 marker:text-text3">
        {block.map((item) => (
          <li key={item}>{filled(item, values)}</li>
        ))}
      </ul>
    ),
  )
}
