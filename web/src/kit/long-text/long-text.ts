import type { Message } from '../../i18n/translation.tsx'

/** A text that is read and not worked with: a file of messages that loads alone. */
export type LongText = {
  title: Message
  lead: Message
  /** Sentences that depend on something; the page chooses among them. */
  phrases?: Record<string, Message>
  /** By their ids, in their order. */
  sections: Record<string, Section>
}

/** Paragraphs and lists, by their places: a paragraph is a message, a list has several. */
type Section = { title: Message; body: Record<string, Message | Record<string, Message>> }
export type Blocks = Section['body']

export const isParagraph = (block: Blocks[string]): block is Message =>
  typeof block === 'string' || Array.isArray(block)
