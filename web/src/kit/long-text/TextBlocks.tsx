import { filled, type MessageValues } from '../../i18n/translation.tsx'
import { type Blocks, isParagraph } from './long-text.ts'

type Props = { blocks: Blocks; values?: MessageValues }

export function TextBlocks({ blocks, values = {} }: Props) {
  return Object.entries(blocks).map(([place, block]) =>
    isParagraph(block) ? (
      <p key={place}>{filled(block, values)}</p>
    ) : (
      <ul key={place} className="grid list-disc gap-1.5 ps-5 marker:text-text3">
        {Object.entries(block).map(([line, item]) => (
          <li key={line}>{filled(item, values)}</li>
        ))}
      </ul>
    ),
  )
}
