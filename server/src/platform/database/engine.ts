/** One statement's outcome, its values in the shapes of parsers.ts. */
export type Answer = {
  command: string
  rows: unknown[]
  affected: number | null
  /** What the commit said that was sent along. */
  ended?: string
}

/** A statement in the same trip, before the other; of its first row the first value is handed over as text. */
export type Ahead = { text: string; parameters: readonly unknown[]; found(value: string | null): void }

/** What goes with a statement in one trip: another one before it, the beginning of its transaction, and its commit. */
export type Along = { ahead?: Ahead | null; begins?: boolean; commits?: boolean }

/** One session with PostgreSQL; a transaction uses exactly one. */
export type Session = {
  run(text: string, parameters: readonly unknown[], along?: Along): Promise<Answer>
  /** A broken session is in an unknown state and is never used again. */
  release(broken: boolean): void
}

/** What both databases, the embedded one and a server, are to the rest of the code. */
export type Engine = {
  /**
   * Waits at most `milliseconds`, then refuses with `unavailable`; null waits as long as it takes and lifts the
   * statements' own limit.
   */
  acquire(milliseconds: number | null): Promise<Session>
  close(): Promise<void>
}

/** What an engine's opening gives: the engine itself, and what its closing must let go of last. */
export type Opened = { engine: Engine; syncs(): number; letGo(): Promise<void> }
