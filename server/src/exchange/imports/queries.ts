import type { Actor } from 'contract/access/scope'
import type { RowAction } from 'contract/exchange/imports'
import { Problem } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import { countryScope, regionScope } from '../../access/scope.ts'
import { countryName } from '../../places/countries/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Draft } from './draft.ts'
import type { CountryKnown, RegionKnown } from './places.ts'

/** Regions in scope with the names of their countries. */
export const regionsKnown = (db: Db, actor: Actor, language: Language): Promise<RegionKnown[]> =>
  db
    .selectFrom('regions')
    .innerJoin('countries', 'countries.id', 'regions.country_id')
    .where(regionScope(actor))
    .select([
      'regions.id',
      'regions.name',
      'regions.folded',
      'countries.id as country',
      countryName(language).as('countryName'),
      sql<string[]>`countries.folded_names || lower(countries.code)`.as('countryFolded'),
    ])
    .execute()

/** Countries that the person may name. */
export const countriesKnown = (db: Db, actor: Actor, language: Language): Promise<CountryKnown[]> =>
  db
    .selectFrom('countries')
    .where(countryScope(actor))
    .select([
      'countries.id',
      countryName(language).as('name'),
      sql<string[]>`countries.folded_names || lower(countries.code)`.as('folded'),
    ])
    .execute()

/** An interrupted dry run begins anew. */
export const purgeRows = (db: Db, job: number) =>
  db.deleteFrom('import_rows').where('job_id', '=', job).execute()

export const storeRows = async (db: Db, job: number, drafts: Draft[]): Promise<void> => {
  await sql`
    insert into import_rows (job_id, sheet, row, deed, errors, before, after, object_id, version, written)
    select ${job}::int, coalesce(draft.sheet, 1), draft.row, draft.deed, draft.errors, draft.before, draft.after, draft.object_id,
      draft.version, draft.written
    from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as draft(sheet integer, row integer, deed text, errors jsonb,
      before jsonb, after jsonb, object_id integer, version integer, written jsonb)`.execute(db)
}

/** Rows of a dry run as the text of a JSON array. */
export const rowsOfImport = async (
  db: Db,
  job: number,
  filter: { deed?: RowAction | undefined; window?: { limit: number; offset: number } },
): Promise<string> => {
  const { deed } = filter
  const page = db
    .selectFrom('import_rows')
    .where('job_id', '=', job)
    .$if(deed !== undefined, (some) => (deed === undefined ? some : some.where('deed', '=', deed)))
    .select(['sheet', 'row', 'deed', 'errors', 'before', 'after'])
    .orderBy('sheet')
    .orderBy('row')
    .$if(filter.window !== undefined, (some) =>
      some.limit(filter.window?.limit ?? 0).offset(filter.window?.offset ?? 0),
    )
  const answer = await sql<{ rows: string }>`
    select coalesce(json_agg(json_build_object('sheet', page.sheet, 'row', page.row, 'deed', page.deed, 'errors', page.errors,
      'before', page.before, 'after', page.after) order by page.sheet, page.row), '[]')::text as rows
    from ${page} as page`.execute(db)
  return answer.rows[0]?.rows ?? '[]'
}

export type Counts = { created: number; changed: number; same: number; refused: number }

export const countRows = (db: Db, job: number): Promise<Counts> =>
  db
    .selectFrom('import_rows')
    .where('job_id', '=', job)
    .select([
      sql<number>`count(*) filter (where deed = 'create')`.as('created'),
      sql<number>`count(*) filter (where deed = 'change')`.as('changed'),
      sql<number>`count(*) filter (where deed = 'same')`.as('same'),
      sql<number>`count(*) filter (where deed = 'refuse')`.as('refused'),
    ])
    .executeTakeFirstOrThrow()

/** Locks the dry run until the end of the transaction, so that it is applied once. */
export const lockDryRun = async (db: Db, job: number): Promise<void> => {
  const row = await db
    .selectFrom('jobs')
    .where('id', '=', job)
    .where('status', '=', 'done')
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Problem('data_changed')
}

/** Whether this dry run was applied, or is being applied. */
export const isTaken = async (db: Db, job: number, own: number | null): Promise<boolean> => {
  const row = await db
    .selectFrom('jobs')
    .where('kind', '=', 'import_apply')
    .where('status', '<>', 'failed')
    .where(sql<boolean>`(asked ->> 'dry_run')::int = ${job}`)
    .$if(own !== null, (some) => some.where('id', '<>', own ?? 0))
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
