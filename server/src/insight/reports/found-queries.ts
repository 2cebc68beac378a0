import type { Actor } from 'contract/access/scope'
import type { FoundReport } from 'contract/insight/reports'
import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import { reportScope } from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'
import { foldedLike, foldedText } from '../../platform/database/folded-text.ts'
import { counted, placed } from '../../platform/database/listing.ts'
import { countryOfReport, regionOfReport } from './queries.ts'

const matching = (db: Db, actor: Actor, search: string | undefined) =>
  db
    .selectFrom('reports')
    .leftJoin('regions', 'regions.id', 'reports.region_id')
    .where(reportScope(actor))
    .$if(search !== undefined, (some) =>
      some.where(foldedText(sql.ref('reports.title')), 'like', foldedLike(search ?? '')),
    )

const newerOfPlace = sql<number>`(select count(*)::int from reports newer where newer.id > reports.id
  and newer.country_id is not distinct from reports.country_id
  and newer.region_id is not distinct from reports.region_id)`

/** By part of the title, of all places in scope, newest first; few enough for titles to be read one by one. */
export const reportsFound = (
  db: Db,
  actor: Actor,
  language: Language,
  { page, page_size, search }: { page: number; page_size: number; search?: string | undefined },
): Promise<{ count: number; rows: FoundReport[] }> => {
  const ids = matching(db, actor, search)
    .select('reports.id')
    .orderBy('reports.id', 'desc')
    .limit(page_size)
    .offset((page - 1) * page_size)
  const count = matching(db, actor, search).select(sql<number>`count(*)`.as('count'))
  const rows = db
    .selectFrom('reports')
    .leftJoin('regions', 'regions.id', 'reports.region_id')
    .leftJoin('countries', 'countries.id', 'reports.country_id')
    .innerJoin(placed(ids), 'page.id', 'reports.id')
    .select(['reports.id', 'reports.title', 'reports.year', newerOfPlace.as('newer'), 'page.position'])
    .select([countryOfReport(language).as('country'), regionOfReport.as('region')])
  return counted(db, sql<number>`${count}`, rows)
}
