import type { ReactNode } from 'react'
import { filled, type MessageValues } from '../../i18n/translation.tsx'
import type { LongText } from './long-text.ts'
import { TextBlocks } from './TextBlocks.tsx'

type Props = {
  text: LongText
  values: MessageValues
  /** Content after a section, by its id. */
  after?: Record<string, ReactNode>
  /** Heading level; 3 in a dialog, which has a title. */
  level?: 2 | 3
}

export function LongTextView({ text, values, after = {}, level = 2 }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="grid max-w-160 gap-6">
      <p className="text-18 text-text2">{filled(text.lead, values)}</p>
      {Object.entries(text.sections).map(([id, { title, body }]) => (
        <section key={id} aria-labelledby={`text-${id}`} className="grid gap-2">
          <Heading id={`text-${id}`}>{filled(title)}</Heading>
          <TextBlocks blocks={body} values={values} />
          {after[id]}
        </section>
      ))}
    </div>
  )
}
