import { createHmac } from 'node:crypto'
import { Problem } from 'contract/platform/problems'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { serverKey } from '../database/secret-queries.ts'
import { transact } from '../database/sessions/transact.ts'

/**
 * So many attempts in so many seconds. With `pause` the wait begins at so many seconds, and each attempt after it
 * doubles the wait, up to 15 minutes; without, the wait lasts until the window ends.
 */
type Limit = { attempts: number; seconds: number; pause?: number }

const limits = {
  login_address: { attempts: 200, seconds: 900 },
  login_name: { attempts: 50, seconds: 3600 },
  login_name_and_network: { attempts: 5, seconds: 3600, pause: 60 },
  challenge_address: { attempts: 600, seconds: 900 },
  own_password: { attempts: 5, seconds: 3600, pause: 60 },
  /** Codes of one account: only who has the password comes to try one. */
  second_factor: { attempts: 5, seconds: 3600, pause: 60 },
  register: { attempts: 5, seconds: 3600 },
  reset_name: { attempts: 3, seconds: 3600 },
  reset_address: { attempts: 10, seconds: 3600 },
  invitation: { attempts: 3, seconds: 3600 },
  /** Accounts that one person makes: a ministry may enter its schools in a morning, by hand or by a program. */
  accounts_of: { attempts: 2000, seconds: 3600 },
  /** Invitations once more, and e-mails after a change of address, of one person who causes them. */
  letters_of: { attempts: 200, seconds: 3600 },
  messages_of: { attempts: 300, seconds: 3600 },
  confirmation: { attempts: 5, seconds: 3600 },
} as const satisfies Record<string, Limit>

/** One thing that is counted: `of` is who or where, kept as a keyed hash only. */
export type Attempt = { limit: keyof typeof limits; of: string }

const keyed = (key: Buffer, { limit, of }: Attempt): Buffer =>
  createHmac('sha256', key).update(`${limit}\n${of}`).digest()

/**
 * Counts one more; undefined, and nothing counted, while it has to wait. `full` when this one was the last allowed.
 * Free is `-infinity` and not `now()`: a transaction that began earlier and waited for the row has an earlier now.
 */
const count = async (db: Db, key: Buffer, limit: Limit): Promise<{ full: boolean } | undefined> => {
  const { attempts, seconds, pause = null } = limit
  const window = sql`now() + make_interval(secs => ${seconds}::int)`
  const { rows } = await sql<{ full: boolean }>`
    insert into throttles as kept (key, attempts, window_ends, free_at)
    values (${key}::bytea, 1, ${window}, '-infinity')
    on conflict (key) do update set (attempts, window_ends, free_at) = (
      select next.attempts, next.window_ends, case
        when next.attempts < ${attempts}::int then '-infinity'
        when ${pause}::int is null then next.window_ends
        else now() + make_interval(secs => least(900, ${pause}::int * power(2, least(next.attempts - ${attempts}::int, 10))))
      end
      from (select
        case when kept.window_ends <= now() then 1 else kept.attempts + 1 end as attempts,
        case when kept.window_ends <= now() or ${pause}::int is not null then ${window} else kept.window_ends end
          as window_ends
      ) as next)
    where kept.free_at <= now()
    returning free_at > now() as full`.execute(db)
  return rows[0]
}

const secondsToWait = async (db: Db, key: Buffer): Promise<number> => {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(1, ceil(extract(epoch from free_at - now())))::int as seconds
    from throttles where key = ${key}::bytea`.execute(db)
  return rows[0]?.seconds ?? 1
}

type Keyed = { key: Buffer; limit: Limit }

/** In the order of their keys, in which everybody takes hold of them: so nobody waits for one who waits. */
const inOrder = async (db: Db, attempts: Attempt[]): Promise<Keyed[]> => {
  const secret = await serverKey(db)
  return attempts
    .map((attempt): Keyed => ({ key: keyed(secret, attempt), limit: limits[attempt.limit] }))
    .sort((one, other) => Buffer.compare(one.key, other.key))
}

/**
 * Counts the attempts before they are made, so that many at once are not more than many in a row; all of them or,
 * with 429 and the seconds to wait, none. True when one was the last allowed for now.
 */
export const countAttempts = (db: Db, attempts: Attempt[]): Promise<boolean> =>
  transact(db, (transaction) => countAttemptsWithin(transaction, attempts))

/** The same in the transaction of the deed: one that fails for another reason counts nothing. */
export const countAttemptsWithin = async (transaction: Db, attempts: Attempt[]): Promise<boolean> => {
  let anyFull = false
  for (const { key, limit } of await inOrder(transaction, attempts)) {
    const attempt = await count(transaction, key, limit)
    if (!attempt) throw new Problem('throttled', { retry_after: await secondsToWait(transaction, key) })
    anyFull ||= attempt.full
  }
  return anyFull
}

const lockKeys = (db: Db, all: Keyed[]) =>
  db
    .selectFrom('throttles')
    .select('key')
    .where('key', 'in', keysOf(all))
    .orderBy('key')
    .forUpdate()
    .execute()

const keysOf = (all: Keyed[]): Buffer[] => all.map(({ key }) => key)

const lessOne = (db: Db, all: Keyed[]) =>
  db
    .updateTable('throttles')
    .set({ attempts: sql`greatest(0, attempts - 1)`, free_at: '-infinity' })
    .where('key', 'in', keysOf(all))
    .execute()

/** Takes attempts back that never got to an answer. */
export const takeBackAttempts = async (db: Db, attempts: Attempt[]): Promise<void> => {
  const counted = await inOrder(db, attempts)
  await transact(db, async (transaction) => {
    await lockKeys(transaction, counted)
    await lessOne(transaction, counted)
  })
}

/** After a success, in its transaction: what has a pause begins anew, the wider counts lose this one attempt. */
export const forgiveAttempts = async (transaction: Db, attempts: Attempt[]): Promise<void> => {
  const counted = await inOrder(transaction, attempts)
  const pausing = counted.filter(({ limit }) => limit.pause !== undefined)
  const wider = counted.filter(({ limit }) => limit.pause === undefined)
  await lockKeys(transaction, counted)
  if (wider.length > 0) await lessOne(transaction, wider)
  if (pausing.length > 0)
    await transaction.deleteFrom('throttles').where('key', 'in', keysOf(pausing)).execute()
}

/** Counts that decide nothing any more. */
export const purgeOldAttempts = (db: Db) =>
  db
    .deleteFrom('throttles')
    .where('window_ends', '<', sql<string>`now()`)
    .where('free_at', '<', sql<string>`now()`)
    .execute()
