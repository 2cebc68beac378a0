import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** The first indicator of the first of these domains, and the number of domains, for a notification. */
export const firstOfDomains = async (
  db: Db,
  categories: readonly number[],
): Promise<{ indicator: string; domain: number; domains: number }> => {
  const { rows } = await sql<{ indicator: string; domain: number }>`
    select indicators.code as indicator, categories.number as domain
    from indicators
    join outcomes on outcomes.id = indicators.outcome_id
    join categories on categories.id = indicators.category_id
    where categories.id = any(${categories}::int[])
    order by categories.number, outcomes.number, indicators.number limit 1`.execute(db)
  const { indicator = '', domain = 0 } = rows[0] ?? {}
  return { indicator, domain, domains: categories.length }
}
