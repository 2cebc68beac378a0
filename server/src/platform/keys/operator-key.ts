/**
 * The operator's key: it closes the keys of files, and nothing else. `bound` is what a wrapped key is for; it opens for
 * nothing else.
 */
export type OperatorKey = {
  /** Tells one operator's key from another, and nothing about it. */
  name: string
  wrap: (key: Buffer, bound: string) => Promise<string>
  unwrap: (wrapped: string, bound: string) => Promise<Buffer>
}

/** The one that new keys are wrapped by, and all that open what they once wrapped. */
export type OperatorKeys = { wrapping: OperatorKey; opening: ReadonlyMap<string, OperatorKey> }
