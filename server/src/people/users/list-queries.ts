import type { Actor } from 'contract/access/scope'
import type { UserList } from 'contract/people/users'
import { fold, type Language } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { readBy } from '../../access/user-scope.ts'
import { countriesNamed } from '../../places/countries/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { containing, counted, ordered, placed, window } from '../../platform/database/listing.ts'
import { present, whole } from './queries.ts'

type Query = z.output<typeof UserList>

const columns = {
  username: 'users.username',
  full_name: 'users.full_name',
  email: 'users.email',
  role: 'users.role',
  created_at: 'users.created_at',
  last_login: 'users.last_login',
}

/** People with a place in a country, and those whose profile names it. */
const ofCountry = (name: string): RawBuilder<boolean> => {
  const country = sql`(select countries.id from countries where ${countriesNamed(name)} limit 1)`
  return sql`users.id in (
    select named.id from users as named where named.country_id = ${country}
    union all
    select areas.user_id from areas where areas.country_id = ${country}
    union all
    select areas.user_id from areas join regions on regions.id = areas.region_id
    where regions.country_id = ${country}
    union all
    select areas.user_id from areas join schools on schools.id = areas.school_id
    where schools.country_id = ${country})`
}

const matching = (db: Db, actor: Actor, { role, ...query }: Query) =>
  present(db)
    .where(readBy(actor))
    .$if(query.search !== undefined, (some) =>
      some.where('users.folded', 'like', containing(fold(query.search ?? ''))),
    )
    .$if(role !== undefined, (some) => (role === undefined ? some : some.where('users.role', '=', role)))
    .$if(query.country__name !== undefined, (some) => some.where(ofCountry(query.country__name ?? '')))

const page = (db: Db, actor: Actor, query: Query) => {
  const { limit, offset } = window(query)
  return matching(db, actor, query)
    .select('users.id')
    .orderBy(ordered(query.order, columns, 'users.id'))
    .limit(limit)
    .offset(offset)
}

const count = (db: Db, actor: Actor, query: Query) =>
  sql<number>`${matching(db, actor, query).select(sql<number>`count(*)`.as('count'))}`

export const userList = (db: Db, actor: Actor, language: Language, query: Query) => {
  const rows = present(db)
    .innerJoin(placed(page(db, actor, query)), 'page.id', 'users.id')
    .select(whole(actor, language))
    .select('page.position')
  return counted(db, count(db, actor, query), rows)
}

export const userSummaries = (db: Db, actor: Actor, query: Query) => {
  const rows = present(db)
    .innerJoin(placed(page(db, actor, query)), 'page.id', 'users.id')
    .select(['users.id', 'users.full_name as name', 'users.username', 'users.role', 'page.position'])
  return counted(db, count(db, actor, query), rows)
}
