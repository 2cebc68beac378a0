import type { Attempt, Entry } from './entry.ts'
import type { SentRow } from './rebase.ts'

/** Messages between tabs. */
export type TabMessage =
  | { kind: 'changed' }
  | { kind: 'gone'; id: string; key: string; row: SentRow | undefined }
  | { kind: 'failing'; wait: number }
  | { kind: 'working' }
  | { kind: 'saved'; at: number }
  | { kind: 'arrived'; entry: Entry; row: SentRow }

/** Called for what this tab or another one of the same person has sent. */
export type Arrival = (entry: Entry, row: SentRow, isOfOtherTab: boolean) => void

/** The part sent (0 to 1), and whether this attempt has made progress. */
export type Progress = (part: number, isMoving?: boolean) => void

/** Sends with the token of the entry's person. */
export type SendEntry = (entry: Entry, attempt: Attempt, onProgress: Progress) => Promise<SentRow>

/** What the outbox of a tab depends on: the browser, or a test that can make each part fail. */
export type Surroundings = {
  device: {
    entriesOf: (user: number) => Promise<Entry[]>
    change: (id: string, changed: (stored: Entry | undefined) => Entry | null) => Promise<Entry | null>
  }
  journal: {
    note: (entry: Entry) => void
    purge: (entry: Pick<Entry, 'id' | 'key'>) => void
    left: (user: number) => Entry[]
    /** The note of an entry, perhaps by another tab. */
    noted: (id: string) => Entry | undefined
  }
  /** The signed-in person. */
  person: () => number | null
  clock: {
    /** Milliseconds, monotonic. */
    now: () => number
    /** Milliseconds since 1970 by the device's clock, which may be wrong. */
    wall: () => number
    after: (milliseconds: number, work: () => void) => () => void
  }
  random: () => number
  loadMerge: () => Promise<typeof import('./device/merge.ts')>
  newKey: () => string
  /** One tab at a time. */
  withLock: (work: () => Promise<void>) => Promise<void>
  notifyTabs: (message: TabMessage) => void
}
