import { Role } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { ReportFigures } from 'contract/insight/report-figures'
import type { NewReport, Report, ReportChange } from 'contract/insight/reports'
import type { Language, Ref } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import { countryScope, regionScope, reportScope } from '../../access/scope.ts'
import { countryName } from '../../places/countries/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { personOf } from '../../platform/database/json.ts'
import { counted, placed } from '../../platform/database/listing.ts'

export const countryOfReport = (language: Language) => sql<Ref | null>`case when countries.id is not null then
        json_build_object('id', countries.id, 'name', ${countryName(language)}) end`
export const regionOfReport = sql<Ref | null>`case when regions.id is not null then
        json_build_object('id', regions.id, 'name', regions.name) end`

const reports = (db: Db, actor: Actor, language: Language) =>
  db
    .selectFrom('reports')
    .leftJoin('regions', 'regions.id', 'reports.region_id')
    .leftJoin('countries', 'countries.id', 'reports.country_id')
    .where(reportScope(actor))
    .select([
      'reports.id',
      countryOfReport(language).as('country'),
      regionOfReport.as('region'),
      'reports.title',
      'reports.year',
      'reports.text',
      personOf<Ref>('reports.author_id').as('author'),
      personOf<Ref>('reports.created_by').as('created_by'),
      'reports.created_at',
      'reports.updated_at',
      'reports.figures',
      'reports.version',
    ])

export type ReportPlace = { country: number } | { region: number }

const ofPlace = (place: ReportPlace): RawBuilder<boolean> =>
  'country' in place
    ? sql`reports.country_id = ${place.country}::int`
    : sql`reports.region_id = ${place.region}::int`

/** Newest first. */
export const reportsOf = async (
  db: Db,
  actor: Actor,
  language: Language,
  place: ReportPlace,
  { page, page_size }: { page: number; page_size: number },
): Promise<{ count: number; rows: Report[] }> => {
  const ids = db
    .selectFrom('reports')
    .where(ofPlace(place))
    .select('reports.id')
    .orderBy('reports.id', 'desc')
    .limit(page_size)
    .offset((page - 1) * page_size)
  const count = db.selectFrom('reports').where(ofPlace(place)).select(sql<number>`count(*)`.as('count'))
  const rows = reports(db, actor, language)
    .innerJoin(placed(ids), 'page.id', 'reports.id')
    .select('page.position')
  return counted(db, sql<number>`${count}`, rows)
}

export const reportById = (db: Db, actor: Actor, language: Language, id: number) =>
  reports(db, actor, language).where('reports.id', '=', id).executeTakeFirst()

/** Undefined outside of the scope. */
export const reportRead = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('reports')
    .leftJoin('regions', 'regions.id', 'reports.region_id')
    .where(reportScope(actor))
    .where('reports.id', '=', id)
    .select('reports.id')
    .executeTakeFirst()

/** A report in scope, locked, with its place, author and all fields. */
export const reportToChange = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('reports')
    .leftJoin('regions', 'regions.id', 'reports.region_id')
    .where(reportScope(actor))
    .where('reports.id', '=', id)
    .select([
      'reports.id',
      'reports.title',
      'reports.year',
      'reports.version',
      'reports.author_id as owner',
      'reports.region_id as region',
      sql<number>`coalesce(reports.country_id, regions.country_id)`.as('country'),
    ])
    .modifyEnd(sql`for update of reports`)
    .executeTakeFirst()

/** The country in scope with its representatives, at most one by a constraint. */
const countries = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('countries')
    .where(countryScope(actor))
    .where('countries.id', '=', id)
    .select([
      'countries.id as country',
      sql<string>`countries.names ->> 'en'`.as('name'),
      sql<number[]>`array(
        select areas.user_id from areas
        where areas.country_id = countries.id and areas.role = ${sql.lit(Role.country)} order by areas.id)`.as(
        'representatives',
      ),
    ])

export const countryOfReports = (db: Db, actor: Actor, id: number) =>
  countries(db, actor, id).executeTakeFirst()

/** Locked until the report is written. */
export const countryToReport = (db: Db, actor: Actor, id: number) =>
  countries(db, actor, id).modifyEnd(sql`for key share of countries`).executeTakeFirst()

/** The region in scope. */
const regions = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('regions')
    .where(regionScope(actor))
    .where('regions.id', '=', id)
    .select(['regions.id as region', 'regions.country_id as country'])

export const regionOfReports = (db: Db, actor: Actor, id: number) => regions(db, actor, id).executeTakeFirst()

export const regionToReport = (db: Db, actor: Actor, id: number) =>
  regions(db, actor, id).modifyEnd(sql`for key share of regions`).executeTakeFirst()

export const addReport = (
  db: Db,
  place: ReportPlace,
  { title, year, text }: NewReport,
  by: { author: number; created_by: number },
  figures: ReportFigures,
) =>
  db
    .insertInto('reports')
    .values({
      country_id: 'country' in place ? place.country : null,
      region_id: 'region' in place ? place.region : null,
      title,
      year,
      text,
      author_id: by.author,
      created_by: by.created_by,
      figures: JSON.stringify(figures),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const changeReport = (db: Db, id: number, { title, year, text }: ReportChange) =>
  db
    .updateTable('reports')
    .set({
      ...(title !== undefined && { title }),
      ...(year !== undefined && { year }),
      ...(text !== undefined && { text }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()

export const removeReport = (db: Db, id: number) => db.deleteFrom('reports').where('id', '=', id).execute()
