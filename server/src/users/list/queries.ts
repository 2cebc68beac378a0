import type { Actor, Role } from 'contract/permissions'
import { fold, type Language } from 'contract/shapes'
import type { UserList } from 'contract/users'
import { sql } from 'kysely'
import type { z } from 'zod'
import { countriesNamed } from '../../countries/queries.ts'
import type { Db } from '../../database/db.ts'
import { containing, counted, ordered, placed, window } from '../../database/listing.ts'
import { present, readBy, whole } from '../queries.ts'

type Query = z.output<typeof UserList>

const columns = {
  username: 'users.username',
  full_name: 'users.full_name',
  email: 'users.email',
  role: 'users.role',
  created_at: 'users.created_at',
  last_login: 'users.last_login',
}

const matching = (db: Db, actor: Actor, query: Query) =>
  present(db)
    .where(readBy(actor))
    .$if(query.search !== undefined, (some) =>
      some.where('users.folded', 'like', containing(fold(query.search ?? ''))),
    )
    .$if(query.role !== undefined, (some) => some.where('users.role', '=', query.role as Role))
    .$if(query.country__name !== undefined, (some) => some.where(countriesNamed(query.country__name ?? '')))

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
    .select(whole(language))
    .select('page.position')
  return counted(db, count(db, actor, query), rows)
}

export const userSummaries = (db: Db, actor: Actor, query: Query) => {
  const rows = present(db)
    .innerJoin(placed(page(db, actor, query)), 'page.id', 'users.id')
    .select(['users.id', 'users.full_name as name', 'users.username', 'users.role', 'page.position'])
  return counted(db, count(db, actor, query), rows)
}
