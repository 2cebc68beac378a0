/** A command with its words in order and its options. */
export type Command = {
  arguments: string[]
  /** Options with a value, and what the value is. */
  options: Record<string, string>
  flags: Record<string, string>
  needsPassword?: true
  description: string
}
