import { type Entry, inSendingOrder } from './entry.ts'

/** The state of an entry in this tab. */
export type State =
  | 'waiting' // waits on the device
  | 'sending' // a request is running
  | 'refused' // refused by the server; the person has to decide
  | 'conflicting' // somebody else changed the same; the person has to choose
  | 'held for person' // its person is not signed in
  | 'held for space' // the device could not store it, so it is only in the page

export type EntryEvent =
  | 'stored'
  | 'not stored'
  | 'turn'
  | 'arrived'
  | 'older settled'
  | 'connection failed'
  | 'refused'
  | 'conflict'
  | 'person left'
  | 'person came'
  | 'given again'
  | 'try again'
  | 'discarded'

/** `store` and `remove`: on the device; `back off`: pauses the connection; `wake`: looks for what to send. */
export type Effect = 'send' | 'store' | 'remove' | 'back off' | 'wake'

/** `rest` is the state without a running request, `gone` the end of the entry. */
type Step = readonly [next: State | 'rest' | 'gone', ...effects: Effect[]]

const decided = { discarded: ['gone', 'remove'], 'person left': ['held for person'] } as const
const writing = { stored: ['rest'], 'not stored': ['rest'] } as const

/** Events that are not listed change nothing. */
export const itemSteps: Record<State, Partial<Record<EntryEvent, Step>>> = {
  waiting: {
    ...decided,
    ...writing,
    turn: ['sending', 'send'],
    'given again': ['rest', 'store', 'wake'],
    'try again': ['rest', 'wake'],
  },
  'held for space': {
    ...decided,
    ...writing,
    turn: ['sending', 'send'],
    'given again': ['rest', 'store', 'wake'],
    'try again': ['rest', 'store', 'wake'],
  },
  sending: {
    ...decided,
    arrived: ['gone', 'remove'],
    'older settled': ['rest', 'store', 'wake'],
    'connection failed': ['rest', 'back off'],
    refused: ['refused', 'store'],
    conflict: ['conflicting', 'store'],
    'given again': ['sending', 'store'],
  },
  refused: {
    ...decided,
    ...writing,
    'given again': ['rest', 'store', 'wake'],
    'try again': ['rest', 'store', 'wake'],
  },
  conflicting: {
    ...decided,
    ...writing,
    'given again': ['rest', 'store', 'wake'],
    'try again': ['rest', 'store', 'wake'],
  },
  'held for person': {
    'person came': ['rest', 'wake'],
    // The request may have been running when the person left.
    arrived: ['gone', 'remove'],
    'older settled': ['held for person', 'store'],
    refused: ['held for person', 'store'],
    conflict: ['held for person', 'store'],
  },
}

/** An entry as one tab knows it. */
export type Item = {
  entry: Entry
  state: State
  /** `writing` until the device has answered. */
  onDevice: 'yes' | 'no' | 'writing'
}

/** The state without a running request, from the entry and whether the device has it. */
export const restOf = ({ entry, onDevice }: Pick<Item, 'entry' | 'onDevice'>): State =>
  entry.state === 'waiting' && onDevice === 'no' ? 'held for space' : entry.state

/** One step; `change` is what the event brings: new content, a reason, the device's answer. */
export const advance = (
  item: Item,
  event: EntryEvent,
  change: Partial<Omit<Item, 'state'>> = {},
): { item: Item | null; effects: readonly Effect[] } => {
  const changed = { ...item, ...change }
  const step = itemSteps[item.state][event]
  if (!step) return { item: changed, effects: [] }
  const [next, ...effects] = step
  if (next === 'gone') return { item: null, effects }
  return { item: { ...changed, state: next === 'rest' ? restOf(changed) : next }, effects }
}

/** Null when nothing can be sent. */
export const nextToSend = (
  items: readonly Item[],
  mayGo: (item: Item) => boolean = () => true,
): Item | null => {
  const ready = items.filter((item) => Boolean(itemSteps[item.state].turn) && mayGo(item))
  const [first] = inSendingOrder(ready.map(({ entry }) => entry))
  return ready.find(({ entry }) => entry === first) ?? null
}
