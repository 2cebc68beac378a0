import type { ReportVersion } from 'contract/insight/reports'
import { limits } from 'contract/platform/limits'
import type { Ref } from 'contract/platform/shapes'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { personOf } from '../../platform/database/json.ts'
import { counted } from '../../platform/database/listing.ts'

const ofReport = (db: Db, report: number) => db.selectFrom('report_versions').where('report_id', '=', report)

const listedColumns = ['version', 'title', 'year', 'written_at'] as const
const writtenBy = personOf<Ref | null>('report_versions.written_by').as('written_by')

/** Newest first, without their texts. */
export const versionsOf = (
  db: Db,
  report: number,
  query: { page: number; page_size: number },
): Promise<{ count: number; rows: ReportVersion[] }> => {
  const rows = ofReport(db, report)
    .select([
      ...listedColumns,
      writtenBy,
      sql<number>`row_number() over (order by version desc)`.as('position'),
    ])
    .orderBy('version', 'desc')
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  const count = ofReport(db, report).select(sql<number>`count(*)`.as('count'))
  return counted(db, sql<number>`${count}`, rows)
}

export const versionOf = (db: Db, report: number, version: number) =>
  ofReport(db, report)
    .where('version', '=', version)
    .select([...listedColumns, 'text', writtenBy])
    .executeTakeFirst()

/** Stores the report's present text as its version, and deletes the oldest of very many versions. */
export const storeVersion = async (db: Db, report: number, by: number): Promise<void> => {
  const { version } = await db
    .insertInto('report_versions')
    .columns(['report_id', 'version', 'title', 'year', 'text', 'written_by', 'written_at'])
    .expression(
      db
        .selectFrom('reports')
        .where('id', '=', report)
        .select(['id', 'version', 'title', 'year', 'text', sql<number>`${by}::int`.as('by'), 'updated_at']),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('report_versions')
    .where('report_id', '=', report)
    .where('version', '<=', version - limits.versionsOfReport)
    .execute()
}
