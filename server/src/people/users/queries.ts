import type { Role } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { ReminderChoice } from 'contract/people/accounts'
import type { User, UserChange } from 'contract/people/users'
import { fold, type Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import type { z } from 'zod'
import { secondFactorOf } from '../../access/second-step/queries.ts'
import { identityManagedBy, managedBy, readBy } from '../../access/user-scope.ts'
import { countryName } from '../../places/countries/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { areasOf } from '../areas/queries.ts'
import { nobody } from './anonymise-queries.ts'

export const present = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('countries', 'countries.id', 'users.country_id')
    .where('users.deleted_at', 'is', null)

const localRole = sql<User['local_role']>`case when users.local_role_id is not null then (
  select json_build_object('id', local_roles.id, 'name', local_roles.name, 'withheld', local_roles.withheld)
  from local_roles where local_roles.id = users.local_role_id) end`.as('local_role')

export const whole = (actor: Actor | null, language: Language) =>
  [
    'users.id',
    'users.username',
    'users.full_name',
    sql<string | null>`coalesce(users.email, users.pending_email)`.as('email'),
    sql<boolean>`users.email is not null`.as('email_verified'),
    sql<User['second_factor']>`${secondFactorOf}`.as('second_factor'),
    sql<string | null>`case when users.email is not null then users.pending_email end`.as('pending_email'),
    'users.phone',
    sql<User['country']>`case when countries.id is not null
      then json_build_object('id', countries.id, 'name', ${countryName(language)}) end`.as('country'),
    'users.role',
    localRole,
    'users.is_superuser',
    'users.is_active',
    sql<boolean>`(${actor ? identityManagedBy(actor) : sql`false`})`.as('may_change_identity'),
    'users.language',
    areasOf(language).as('areas'),
    'users.last_login',
    'users.created_at',
    'users.updated_at',
    'users.version',
  ] as const

/** One person after a permitted change by `actor`; null for oneself. */
export const userById = (db: Db, language: Language, id: number, actor: Actor | null = null) =>
  present(db).where('users.id', '=', id).select(whole(actor, language)).executeTakeFirst()

/** With fields that nobody else reads. */
export const profileById = (db: Db, language: Language, id: number) =>
  present(db)
    .where('users.id', '=', id)
    .select([...whole(null, language), 'users.reminders', 'users.message_emails'])
    .executeTakeFirst()

export const userToRead = (db: Db, actor: Actor, language: Language, id: number) =>
  present(db)
    .where(readBy(actor))
    .where('users.id', '=', id)
    .select(whole(actor, language))
    .executeTakeFirst()

/** A person in scope, locked; `managed` when the actor may change more than reads. */
export const userToChange = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('users')
    .where('users.deleted_at', 'is', null)
    .where(readBy(actor))
    .where('users.id', '=', id)
    .select([
      'users.id',
      'users.username',
      'users.full_name',
      'users.email',
      'users.pending_email',
      'users.phone',
      'users.country_id as country',
      'users.language',
      'users.role',
      'users.local_role_id as local_role',
      'users.is_superuser',
      'users.is_active',
      'users.version',
      sql<boolean>`users.password_hash is not null`.as('has_password'),
      sql<boolean>`(${managedBy(actor)})`.as('managed'),
      sql<boolean>`(${identityManagedBy(actor)})`.as('may_change_identity'),
    ])
    .forUpdate()
    .executeTakeFirst()

export type LockedUser = NonNullable<Awaited<ReturnType<typeof userToChange>>>

type Change = Omit<z.output<typeof UserChange>, 'email'> & {
  username?: string | undefined
  reminders?: ReminderChoice | undefined
  message_emails?: boolean | undefined
}

/** Writes the given fields but the e-mail (`changeAddress`), and the columns for search. */
export const changeUser = (db: Db, person: LockedUser, { country, local_role, ...change }: Change) =>
  db
    .updateTable('users')
    .set({
      ...change,
      ...(country !== undefined && { country_id: country }),
      ...(local_role !== undefined && { local_role_id: local_role }),
      folded: foldedOf({
        username: change.username ?? person.username,
        full_name: change.full_name ?? person.full_name,
        email: person.email,
        pending_email: person.pending_email,
      }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', person.id)
    .execute()

type New = {
  username: string
  full_name: string
  /** Takes effect at once; `pending_email` only when its owner confirms it. */
  email?: string
  pending_email?: string
  role: Role
  password_hash: string | null
  language: Language
  phone?: string | null
  country_id?: number | null
  is_superuser?: boolean
  managed_country_id?: number | null
  managed_region_id?: number | null
  local_role_id?: number | null
}

export const addUser = (db: Db, person: New) =>
  db
    .insertInto('users')
    .values({
      ...person,
      folded: foldedOf(person),
      ...(person.pending_email !== undefined && { pending_since: sql<string>`now()` }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** The place of a person without areas, by which lists of representatives and coordinators are scoped. */
export const setOrigin = (db: Db, user: number, place: { country: number; region: number | null }) =>
  db
    .updateTable('users')
    .set({ managed_country_id: place.country, managed_region_id: place.region })
    .where('id', '=', user)
    .execute()

/** A new version of a person after a change around it, such as of areas. */
export const touchUser = (db: Db, user: number) =>
  db
    .updateTable('users')
    .set({ version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', user)
    .execute()

/** Removes the person's data from the row; nobody else can have the user name it gets. */
export const anonymiseUser = (db: Db, user: number) =>
  db
    .updateTable('users')
    .set({
      username: sql`'deleted-' || gen_random_uuid()`,
      email: null,
      pending_email: null,
      pending_since: null,
      pending_by: null,
      full_name: nobody,
      folded: '',
      phone: null,
      country_id: null,
      is_superuser: false,
      is_active: false,
      password_hash: null,
      password_version: sql`password_version + 1`,
      managed_country_id: null,
      managed_region_id: null,
      local_role_id: null,
      last_login: null,
      deleted_at: sql`now()`,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', user)
    .execute()

type Names = { username: string; full_name: string; email?: string | null; pending_email?: string | null }

export const foldedOf = ({ username, full_name, email, pending_email }: Names): string =>
  fold(`${username} ${full_name} ${email ?? pending_email ?? ''}`)
