import { randomBytes } from 'node:crypto'
import { Role } from 'contract/access/roles'
import { fold } from 'contract/platform/shapes'
import { tokenHash } from '../../src/access/passwords/token-hash.ts'
import type { Db } from '../../src/platform/database/db.ts'

export type Someone = { id: number; token: string; username: string; role: Role }
type Traits = { is_superuser?: boolean; full_name?: string }

let made = 0

/** A signed-in person with these areas: ids of countries, regions or schools as the role has it. */
const someone = async (db: Db, role: Role, areas: number[], traits: Traits = {}): Promise<Someone> => {
  made += 1
  const username = `person-${made}`
  const full_name = traits.full_name ?? `Person ${made}`
  const { id } = await db
    .insertInto('users')
    .values({
      username,
      email: `${username}@vereda.example`,
      full_name,
      folded: fold(`${username} ${full_name}`),
      role,
      is_superuser: traits.is_superuser ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const column = ([null, 'country_id', 'region_id', 'school_id'] as const)[role]
  for (const area of areas) {
    if (column)
      await db
        .insertInto('areas')
        .values({ user_id: id, role, [column]: area })
        .execute()
  }
  return { id, username, role, token: await signIn(db, id) }
}

export const signIn = async (db: Db, user: number): Promise<string> => {
  const token = `at_${randomBytes(32).toString('base64url')}`
  const ends_at = new Date(Date.now() + 3_600_000).toISOString()
  const session = await db
    .insertInto('sessions')
    .values({ user_id: user, remember: false, ends_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('tokens')
    .values({
      hash: tokenHash(token),
      session_id: session.id,
      kind: 'access',
      generation: 1,
      nonce: randomBytes(16),
      expires_at: ends_at,
    })
    .execute()
  return token
}

export const asAdministrator = (db: Db, traits?: Traits) => someone(db, Role.administrator, [], traits)
export const asSuperuser = (db: Db) => someone(db, Role.administrator, [], { is_superuser: true })
export const asRepresentative = (db: Db, countries: number[], traits?: Traits) =>
  someone(db, Role.country, countries, traits)
export const asCoordinator = (db: Db, regions: number[], traits?: Traits) =>
  someone(db, Role.region, regions, traits)
export const asSchool = (db: Db, schools: number[], traits?: Traits) =>
  someone(db, Role.school, schools, traits)
