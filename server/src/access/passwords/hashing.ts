import { Problem } from 'contract/platform/problems'
import { isKnownToAll } from './demonstration.ts'

/** Read with the first password: its own memory is 10 MB. */
const library = () => import('@node-rs/argon2')

/** Argon2id; memory in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** More at once would leave no thread for files and answers (each takes some 10 to 50 ms). */
const atOnce = 2
const longestQueue = 50

/** Compared with where there is no such person, so that the time of an answer does not tell who exists. */
const nobodys =
  '$argon2id$v=19$m=19456,t=2,p=1$tj13YsfXT25kerpgvOHKvA$OmQdG7UhIZrbfJiGDecC+omqTOL5mLoJLP98+eNvyAM'

let running = 0
const waiting: (() => void)[] = []

const queued = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  if (running < atOnce) running += 1
  else {
    if (waiting.length >= longestQueue) throw new Problem('unavailable')
    await new Promise<void>((go) => waiting.push(go))
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** The hash to keep of a password; throws `unavailable` when too many wait. */
export const hashed = (password: string): Promise<string> =>
  queued(async () => (await library()).hash(password.normalize('NFC'), cost))

/**
 * Whether this is the password; without a hash the work is done all the same, and the answer is no. The
 * demonstration's opens nothing outside of it.
 */
export const isPassword = async (storedHash: string | null, password: string): Promise<boolean> => {
  const same = await queued(async () =>
    (await library()).verify(storedHash ?? nobodys, password.normalize('NFC')),
  )
  return same && storedHash !== null && !isKnownToAll(password)
}
