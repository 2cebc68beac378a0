export type Statement = { text: string; parameters: readonly unknown[] }

/** One statement's outcome, its values in the shapes of parsers.ts. */
export type Answer = { command: string; rows: unknown[]; affected: number | null }

/** One session with PostgreSQL; a transaction uses exactly one. */
export type DatabaseSession = {
  /**
   * Runs statements one after another, in one trip where they are known: of the first that fails this throws, and none
   * after it is run.
   */
  run(statements: readonly Statement[]): Promise<Answer[]>
  /** A broken session is in an unknown state and is never used again. */
  release(broken: boolean): void
}

/** How many sessions there are, how many of them nobody has, and how many who ask for one are waiting. */
export type SessionCounts = { open: number; free: number; waiting: number }

/** What both databases, the embedded one and a server, are to the rest of the code. */
export type Engine = {
  /**
   * Waits at most `milliseconds`, then refuses with `unavailable`; null waits as long as it takes and lifts the
   * statements' own limit.
   */
  acquire(milliseconds: number | null): Promise<DatabaseSession>
  /** A session with the usual limits that is there at once, or null. */
  takeFree(): DatabaseSession | null
  counts(): SessionCounts
  close(): Promise<void>
}

/** What an engine's opening gives: the engine itself, and what its closing must let go of last. */
export type Opened = { engine: Engine; syncs(): number; letGo(): Promise<void> }
