import { domainNumbers } from 'contract/evaluation/scores/summary'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** A line that statistics without filters count or compare. */
export type CountedLine = {
  line: number
  region: number
  is_counted: boolean
  is_compared: boolean
  base: number | null
  second: number | null
  /** Whether there is a result, by domain. */
  domains: boolean[]
}

const lineOfKind = (kind: number): RawBuilder<number | null> => sql`(
  select siblings.line_id from line_summaries as siblings
  where siblings.evaluation_id = line_summaries.evaluation_id and siblings.kind = ${sql.lit(kind)} limit 1)`

/** The bits of `current_of` are those of `lastOfSchool` in statistics/filter-queries. */
export const countedLines = async (db: Db, country: number): Promise<CountedLine[]> => {
  const domains = domainNumbers.map(
    (number) => sql`${sql.ref(`line_summaries.points_${number}`)} is not null`,
  )
  const isCompared = sql`(current_of & 16 <> 0 and kind = 3 and points is not null)`
  const { rows } = await sql<CountedLine>`
    select line_id as line, region_id as region, current_of & 1 <> 0 as is_counted, ${isCompared} as is_compared,
      ${lineOfKind(1)} as base, ${lineOfKind(2)} as second, array[${sql.join(domains)}] as domains
    from line_summaries
    where country_id = ${country}::int and current_of <> 0 and (current_of & 1 <> 0 or ${isCompared})`.execute(
    db,
  )
  return rows
}

/** Without a region: for a mean the rest of the country, for extremes all of it. */
export type StoredAverage = { region: number | null; figure: 'mean' | 'extremes'; lines: number[] }

/** The averages of the country's earlier reports. */
export const storedAverages = (db: Db, country: number): Promise<StoredAverage[]> =>
  db
    .selectFrom('report_averages')
    .where('country_id', '=', country)
    .select(['region_id as region', 'figure', 'lines'])
    .execute()

export const storeAverages = async (db: Db, country: number, averages: readonly StoredAverage[]) => {
  if (averages.length === 0) return
  const rows = averages.map(({ region, figure, lines }) => ({
    country_id: country,
    region_id: region,
    figure,
    lines,
  }))
  await db.insertInto('report_averages').values(rows).execute()
}
