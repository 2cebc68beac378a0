/** A letter as it leaves: `to` is one plain address, and no header holds what people wrote but `subject`. */
export type Message = {
  /** Stays the same when a letter is sent again, so that mail programs can show it once. */
  id: string
  /** What the file is called where there is no mail server. */
  name: string
  to: string
  subject: string
  language: string
  text: string
  html: string
}

/**
 * What became of a letter that was not sent: `refused` for ever; `later`, by the mail server for now; `down`, nothing
 * can be sent now; `unknown`, perhaps it arrived.
 */
export type Trouble = 'refused' | 'later' | 'down' | 'unknown'

/** Says nothing of the letter: it is written to the log. */
export type Failure = { trouble: Trouble; reason: string }

/** The way out of the house. */
export type Post = {
  /** Null when it was sent. Never throws. */
  send(message: Message): Promise<Failure | null>
  /** Lets go of connections; they come back when they are needed. */
  rest(): void
  /** Clears away what is older than this. */
  clean(days: number): Promise<void>
  /** Takes away what was kept of these letters, and of all to this address. */
  purge(emails: number[], address: string | null): Promise<void>
}
