import { hasFullScope, Role } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { Adaptation } from 'contract/instrument/edition-drafts'
import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import { countryScope } from '../../../access/scope.ts'
import { countryName, countryNameOrder } from '../../../places/countries/queries.ts'
import type { Db } from '../../../platform/database/db.ts'

/** At most this many people are named. */
const mostNames = 3

const superusers = sql<string[]>`(
  select coalesce(json_agg(full_name order by full_name), '[]') from (
    select full_name from users
    where is_superuser and role = ${sql.lit(Role.administrator)} and is_active and deleted_at is null
    order by full_name limit ${sql.lit(mostNames)}) as named)`

/** People who may permit it, where the country may not adapt. */
const whomToAsk = (actor: Actor) =>
  hasFullScope(actor)
    ? sql<string[]>`'[]'::json`
    : sql<string[]>`case when countries.may_adapt then '[]'::json else ${superusers} end`

const adaptations = (db: Db, actor: Actor, language: Language) =>
  db
    .selectFrom('countries')
    .where(countryScope(actor))
    .select(['countries.id', countryName(language).as('name'), 'countries.may_adapt as allowed'])
    .select(whomToAsk(actor).as('ask'))

/** Countries in scope by name, and whether each may adapt an edition. */
export const adaptationList = (db: Db, actor: Actor, language: Language): Promise<Adaptation[]> =>
  adaptations(db, actor, language).orderBy(countryNameOrder(language)).execute()

export const adaptationOf = (db: Db, actor: Actor, language: Language, country: number) =>
  adaptations(db, actor, language).where('countries.id', '=', country).executeTakeFirst()

export const allowAdaptation = (db: Db, country: number, allowed: boolean) =>
  db
    .updateTable('countries')
    .set({ may_adapt: allowed, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', country)
    .execute()
