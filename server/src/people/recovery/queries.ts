import { Role } from 'contract/access/roles'
import type { Language } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import { personWhoSignsIn } from '../../access/person-queries.ts'
import { identityManagedBy } from '../../access/user-scope.ts'
import type { Db } from '../../platform/database/db.ts'
import { byConfirmedFirst, isNamed } from '../accounts/queries.ts'

/**
 * Somebody who can sign in and has confirmed this address, or was invited there and has no password yet; locked, so
 * that two requests at once run one after the other.
 */
export const personWithAddress = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .where(isNamed(email))
    .where(sql<boolean>`(users.email is not null or users.password_hash is null)`)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .select('id')
    .orderBy(byConfirmedFirst)
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst()

/**
 * Stores the hash of a token for the current password. `address` is where it was sent: whoever uses it owns that
 * address.
 */
export const storeToken = (
  db: Db,
  user: number,
  hash: Buffer,
  minutes: number,
  { address = null, given_by = null }: { address?: string | null; given_by?: number | null } = {},
) =>
  sql`
    insert into recovery_tokens (hash, user_id, password_version, expires_at, address, given_by)
    select ${hash}::bytea, id, password_version, now() + make_interval(mins => ${minutes}::int), ${address}::text,
      ${given_by}::int
    from users where id = ${user}`.execute(db)

/** Makes earlier links invalid; null, for an unknown address, runs the same statement. */
export const voidTokens = (db: Db, user: number | null) =>
  db.deleteFrom('recovery_tokens').where('user_id', '=', user).execute()

/** Whether staff may still decide over the identity of a person. */
export const stillDecides = async (db: Db, by: number, person: number): Promise<boolean> => {
  const actor = await personWhoSignsIn(db, by)
  if (!actor) return false
  const managed = db.selectFrom('users').where('id', '=', person).where(identityManagedBy(actor)).select('id')
  return (await managed.executeTakeFirst()) !== undefined
}

/** Enough: a country has one representative, a region some coordinators. */
const mostDeciders = 50

/** Staff with full scope, or with an area in the country or region of a person. */
const staffNear = async (db: Db, person: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    with places as (
      select coalesce(areas.country_id, regions.country_id, schools.country_id) as country,
        coalesce(areas.region_id, schools.region_id) as region
      from areas
      left join regions on regions.id = areas.region_id
      left join schools on schools.id = areas.school_id
      where areas.user_id = ${person}
      union all select managed_country_id, managed_region_id from users where id = ${person})
    select users.id from users
    where users.is_active and users.deleted_at is null and (users.role = ${sql.lit(Role.administrator)} or exists (
      select from areas join places on places.country = areas.country_id or places.region = areas.region_id
      where areas.user_id = users.id))
    order by users.role desc, users.id limit ${mostDeciders}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Those who may decide over the identity of a person, the nearest first. */
export const whoDecides = async (db: Db, person: number): Promise<number[]> => {
  const deciding: number[] = []
  for (const id of await staffNear(db, person)) if (await stillDecides(db, id, person)) deciding.push(id)
  return deciding
}

/** Tokens of links to set a password, and to confirm an address. */
type Links = 'recovery_tokens' | 'email_tokens'

/** The member of staff who handed over a link, or named the address that it confirms. */
const laidBy: Record<Links, RawBuilder<number | null>> = {
  recovery_tokens: sql`link.given_by`,
  email_tokens: sql`users.pending_by`,
}

/** Further conditions for a link, besides an active account. */
const stillFits: Record<Links, RawBuilder<boolean>> = {
  recovery_tokens: sql`link.password_version = users.password_version`,
  email_tokens: sql`link.address = users.pending_email`,
}

export type LinkOwner = {
  id: number
  username: string
  full_name: string
  email: string | null
  pending_email: string | null
  password_version: number
  language: Language
  /** Where the link was sent: whoever uses it owns that address. Null when it was handed over. */
  address: string | null
}

/**
 * The owner of a valid link. A link made by staff is valid while they may still decide over the person, so that
 * nobody keeps a way into what the person is assigned later. `locked` locks the person, so that of two uses of one
 * link the second is invalid.
 */
export const ownerOfLink = async (
  db: Db,
  links: Links,
  hash: Buffer,
  { locked }: { locked: boolean },
): Promise<LinkOwner | undefined> => {
  const { rows } = await sql<LinkOwner & { laid_by: number | null }>`
    select ${laidBy[links]} as laid_by, users.id, users.username, users.full_name, users.email, users.pending_email, users.password_version,
      users.language, link.address
    from ${sql.table(links)} as link join users on users.id = link.user_id
    where link.hash = ${hash}::bytea and link.expires_at > now() and ${stillFits[links]}
      and users.is_active and users.deleted_at is null
    ${locked ? sql`for no key update of users` : sql``}`.execute(db)
  const [owner] = rows
  if (!owner || owner.laid_by === null || (await stillDecides(db, owner.laid_by, owner.id))) return owner
  return undefined
}

export const purgeOldLinks = async (db: Db): Promise<void> => {
  for (const links of ['recovery_tokens', 'email_tokens'] as const)
    await db.deleteFrom(links).where('expires_at', '<', sql<string>`now()`).execute()
}
