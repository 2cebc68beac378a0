import { Role } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import { sql } from 'kysely'
import { ofSchools, reach } from '../../../access/scope.ts'
import type { Db } from '../../../platform/database/db.ts'

export type SchoolPlace = { id: number; name: string; folded: string; region: number; country: number }

/** Schools within reach that one of these words names, or one of these numbers. */
export const schoolsNamed = async (
  db: Db,
  actor: Actor,
  words: string[],
  ids: number[],
): Promise<SchoolPlace[]> => {
  const answer = await sql<SchoolPlace>`
    select schools.id, schools.name, split_part(schools.folded, chr(10), 1) as folded, schools.region_id as region,
      schools.country_id as country
    from (
      select schools.id from unnest(${words}::text[]) as word
      join schools on schools.folded >= word || chr(10) and schools.folded < word || chr(11)
      union
      select schools.id from schools where schools.id = any(${ids}::int[])
    ) as meant join schools on schools.id = meant.id
    where ${reach(actor, ofSchools)}`.execute(db)
  return answer.rows
}

/** Countries that have their representative. */
export const represented = async (db: Db, countries: number[]): Promise<Set<number>> => {
  const rows = await db
    .selectFrom('areas')
    .where('role', '=', Role.country)
    .where(sql<boolean>`country_id = any(${countries}::int[])`)
    .select('country_id')
    .execute()
  return new Set(rows.flatMap(({ country_id }) => country_id ?? []))
}
