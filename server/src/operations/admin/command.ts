/** A command as an operator writes it: its words in their order, its options, and what it does. */
export type Command = {
  arguments: string[]
  /** Options with a value, and what the value is. */
  options: Record<string, string>
  flags: Record<string, string>
  needsPassword?: true
  description: string
}
