/** The answer to a query, as stored on the device. */
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

/** A line that was taken offline: its answers stay until it is removed from the device. */
export type TakenLine = {
  key: string
  user: number
  evaluation: number
  line: number
  /** Its name, encrypted; lines of earlier versions have none. */
  name?: string
  /** Milliseconds since 1970. */
  at: number
  /** The names of its answers on the device, by part. */
  parts: Record<string, string[]>
  /** Photos that could not be loaded. */
  missing: number
}

const day = 24 * 3600 * 1000
/** Answers that were not shown for this long are removed. */
const lasts = 14 * day
/** Lines that were taken offline hold data on learners, so they are removed after this time too. */
const takenLasts = 60 * day
/** Bytes of all answers that nobody took along. */
export const room = 40 * 1024 * 1024

/** Queries whose answers are useful offline; lists of people, history and whole files are not stored. */
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

/** A query with a search text is not stored, because its name on the device would reveal the text. */
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

/** What to remove: old answers, then those not shown for longest, until the rest fits. */
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
