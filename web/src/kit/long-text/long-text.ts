import type { Message } from '../../i18n/translation.tsx'

/** A long text: a file of messages that is loaded by itself. */
export type LongText = {
  title: Message
  lead: Message
  /** Alternative sentences, chosen by the page. */
  phrases?: Record<string, Message>
  /** By id, in their order. */
  sections: Record<string, Section>
}

/** By position: a paragraph is one message, a list is several. */
type Section = { title: Message; body: Record<string, Message | Record<string, Message>> }
export type Blocks = Section['body']

export const isParagraph = (block: Blocks[string]): block is Message =>
  typeof block === 'string' || Array.isArray(block)
