import type { Attempt, Entry } from './entry.ts'
import type { SentRow } from './rebase.ts'

/** What tabs say to each other. */
export type TabMessage =
  | { kind: 'changed' }
  | { kind: 'gone'; id: string; key: string; row: SentRow | undefined }
  | { kind: 'failing'; wait: number }
  | { kind: 'working' }
  | { kind: 'saved'; at: number }
  | { kind: 'arrived'; entry: Entry; row: SentRow }

/** Told when the server has something that this tab, or another one of the same person, has sent. */
export type Arrival = (entry: Entry, row: SentRow, isOfOtherTab: boolean) => void

/** How much of a file was sent (a part of 1), and whether the server has taken bytes of it since this attempt began. */
export type Progress = (part: number, isMoving?: boolean) => void

/** Asks the server, with a token of this entry's person and of nobody else. */
export type SendEntry = (entry: Entry, attempt: Attempt, onProgress: Progress) => Promise<SentRow>

/** Everything around the outbox of one tab: the browser, or a test that can fail at any moment. */
export type Surroundings = {
  device: {
    entriesOf: (user: number) => Promise<Entry[]>
    change: (id: string, changed: (stored: Entry | undefined) => Entry | null) => Promise<Entry | null>
  }
  journal: {
    note: (entry: Entry) => void
    purge: (entry: Pick<Entry, 'id' | 'key'>) => void
    left: (user: number) => Entry[]
    /** The note of one entry, perhaps by another tab. */
    noted: (id: string) => Entry | undefined
  }
  /** Who is signed in. */
  person: () => number | null
  clock: {
    /** Milliseconds, never going back. */
    now: () => number
    /** Milliseconds since 1970, as right or wrong as the device is. */
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
