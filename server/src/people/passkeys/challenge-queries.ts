import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { tokenHash } from '../../access/passwords/token-hash.ts'
import type { Db } from '../../platform/database/db.ts'
import type { PeopleTables } from '../../platform/database/tables/people.ts'

export const challengeSeconds = 300
/** Longer, since a provider may ask for a telephone. */
const providerSeconds = 900

/** `user` is null where nobody is signed in. */
export type Purpose = { purpose: PeopleTables['challenges']['purpose']; user: number | null }

/** Stores the hash of a new challenge in the database, so that every server can check the answer. */
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

/** Deletes a challenge; false when it had another purpose, was used already or is too old. */
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
