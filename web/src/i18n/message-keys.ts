import type { English } from '../../../messages/english.ts'
import type { MessageFile } from './message-files.ts'

type Keys<Node, Before extends string = ''> = {
  [Name in keyof Node & string]: Node[Name] extends string
    ? `${Before}${Name}`
    : Keys<Node[Name], `${Before}${Name}.`>
}[keyof Node & string]

/** Keys of `t()`: `home.title` is the message `title` of messages/en/home.json. */
export type MessageKey = Keys<Pick<English, MessageFile>>
