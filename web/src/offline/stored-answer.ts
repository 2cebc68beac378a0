/** What the server answered to a question of a page, as it lies on the device. */
export type StoredAnswer = {
  key: string
  user: number
  /** Milliseconds since 1970 at which the server gave it. */
  at: number
  /** When a page last showed it. */
  used: number
  /** Bytes. */
  size: number
  /** The content type of a picture; null for JSON. */
  picture: string | null
  encrypted: Uint8Array
}

/** A line that somebody took along: its answers stay until it is taken off the device. */
export type TakenLine = {
  key: string
  user: number
  evaluation: number
  line: number
  /** By which its person knows it, encrypted; lines of earlier versions have none. */
  name?: string
  /** Milliseconds since 1970. */
  at: number
  /** The names of its answers on the device, by what they are of. */
  parts: Record<string, string[]>
  /** How many photos did not arrive. */
  missing: number
}

const day = 24 * 3600 * 1000
/** What nobody looked at for so long goes. */
const lasts = 14 * day
/** What was taken along is about learners too: it does not lie on a forgotten device for ever. */
const takenLasts = 60 * day
/** Bytes of all answers that nobody took along. */
export const room = 40 * 1024 * 1024

/** The questions whose answers help without a connection: no lists of people, no history, no whole files. */
const kinds = new Set([
  'countries',
  'evaluations',
  'instruments',
  'line-before',
  'lines',
  'notifications',
  'overdue',
  'plans',
  'regions',
  'results',
  'schools',
  'statistics',
  'suggested-actions',
])

/** A question with sought words is not stored: its name on the device would tell them. */
export const isStored = (question: readonly unknown[]): boolean => {
  const [kind] = question
  if (kind === 'files') return question[2] === 'thumbnail'
  return typeof kind === 'string' && kinds.has(kind) && !/"search":"[^"]/.test(JSON.stringify(question))
}

export const keyOfAnswer = (user: number, language: string, hash: string): string =>
  `${user}/${language}/${hash}`

export const keyOfTaken = (user: number, line: number): string => `${user}/${line}`

export const isTakenOver = ({ at }: TakenLine, now: number): boolean => at < now - takenLasts

type Used = Pick<StoredAnswer, 'key' | 'used' | 'size'>

/** What has to go: what is old, and of the rest what was not looked at for longest, until it fits. */
export const outdated = (
  all: readonly Used[],
  taken: ReadonlySet<string>,
  now: number,
  limit = room,
): string[] => {
  const free = all.filter(({ key }) => !taken.has(key)).toSorted((one, other) => other.used - one.used)
  let size = 0
  return free.flatMap((answer) => {
    size += answer.size
    return size > limit || answer.used < now - lasts ? [answer.key] : []
  })
}
