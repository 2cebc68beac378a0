import { type Entry, inSendingOrder } from './entry.ts'

/** Where an entry stands in the tab that looks at it. */
export type State =
  | 'waiting' // on the device, for its turn
  | 'sending' // a request is under way
  | 'refused' // the server will not take it: a person has to decide
  | 'conflicting' // somebody else changed the same thing: a person has to choose
  | 'held for person' // whoever made it is not signed in
  | 'held for space' // the device did not take it: it is in the page only

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

/** `store`: to the device. `remove`: from the device. `back off`: the connection waits. `wake`: look what to send. */
export type Effect = 'send' | 'store' | 'remove' | 'back off' | 'wake'

/** `rest` is where the entry stands when nothing is under way; `gone` that it is no more. */
type Step = readonly [next: State | 'rest' | 'gone', ...effects: Effect[]]

const decided = { discarded: ['gone', 'remove'], 'person left': ['held for person'] } as const
const writing = { stored: ['rest'], 'not stored': ['rest'] } as const

/** What is not listed changes nothing. */
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
    // A request that was under way when the person left may still be answered.
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
  /** `writing` until the device has answered for the first time. */
  onDevice: 'yes' | 'no' | 'writing'
}

/** Where an entry stands when nothing is under way: what it says of itself, and whether the device has it. */
export const restOf = ({ entry, onDevice }: Pick<Item, 'entry' | 'onDevice'>): State =>
  entry.state === 'waiting' && onDevice === 'no' ? 'held for space' : entry.state

/** One step. `change` is what the event brings: new content, a reason, what the device answered. */
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

/** What is sent next; null when nothing can be. */
export const nextToSend = (
  items: readonly Item[],
  mayGo: (item: Item) => boolean = () => true,
): Item | null => {
  const ready = items.filter((item) => Boolean(itemSteps[item.state].turn) && mayGo(item))
  const [first] = inSendingOrder(ready.map(({ entry }) => entry))
  return ready.find(({ entry }) => entry === first) ?? null
}
