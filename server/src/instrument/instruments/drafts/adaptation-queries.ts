import type { Actor } from 'contract/access/scope'
import type { Adaptation } from 'contract/instrument/edition-drafts'
import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import { countryScope } from '../../../access/scope.ts'
import { countryName, countryNameOrder } from '../../../places/countries/queries.ts'
import type { Db } from '../../../platform/database/db.ts'

const adaptations = (db: Db, actor: Actor, language: Language) =>
  db
    .selectFrom('countries')
    .where(countryScope(actor))
    .select(['countries.id', countryName(language).as('name'), 'countries.may_adapt as allowed'])

/** Countries within scope by name, and whether each may adapt an edition. */
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
