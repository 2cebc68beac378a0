import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { tokenHash } from '../../access/passwords/token-hash.ts'
import type { Db } from '../../platform/database/db.ts'
import type { PeopleTables } from '../../platform/database/tables/people.ts'

export const challengeSeconds = 300
/** At a provider somebody may have to look for a telephone first. */
const providerSeconds = 900

/** What a challenge is for, and whose it is; null where nobody is signed in. */
export type Purpose = { purpose: PeopleTables['challenges']['purpose']; user: number | null }

/** A new challenge, of which the hash is kept: every server may check the answer. */
export const addChallenge = async (db: Db, { purpose, user }: Purpose): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url')
  await db
    .insertInto('challenges')
    .values({
      hash: tokenHash(challenge),
      purpose,
      user_id: user,
      expires_at: sql`now() + make_interval(secs => ${purpose === 'provider' ? providerSeconds : challengeSeconds}::int)`,
    })
    .execute()
  return challenge
}

/** Uses a challenge up; false when it was not given for this, was used already or is too old. */
export const spendChallenge = async (
  db: Db,
  challenge: string,
  { purpose, user }: Purpose,
): Promise<boolean> => {
  const row = await db
    .deleteFrom('challenges')
    .where('hash', '=', tokenHash(challenge))
    .where('purpose', '=', purpose)
    .where(sql<boolean>`user_id is not distinct from ${user}::int`)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('hash')
    .executeTakeFirst()
  return row !== undefined
}

export const purgeOldChallenges = (db: Db) =>
  db.deleteFrom('challenges').where('expires_at', '<', sql<string>`now()`).execute()
