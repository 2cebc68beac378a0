import { sql } from 'kysely'
import type { Db } from '../../src/platform/database/db.ts'

/** An edition that follows another one and asks the same, without its words; its numbers are other ones. Answers its id. */
export const givenNextEdition = async (db: Db, before: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into instruments (edition, replaces_id, texts, indicator_count)
    select (select max(edition) + 1 from instruments), id, '{"en":{"name":"The next edition"}}', indicator_count
    from instruments where id = ${before} returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  await sql`
    insert into categories (instrument_id, number, texts)
    select ${id}::int, number, '{}' from categories where instrument_id = ${before} order by number`.execute(
    db,
  )
  await sql`
    insert into outcomes (category_id, number, texts)
    select own.id, outcomes.number, '{}' from outcomes
    join categories on categories.id = outcomes.category_id
    join categories own on own.instrument_id = ${id} and own.number = categories.number
    where categories.instrument_id = ${before} order by categories.number, outcomes.number`.execute(db)
  await sql`
    insert into indicators (instrument_id, category_id, outcome_id, number, code, scale, principal, na_allowed, texts,
      statements, link, links_from)
    select ${id}::int, own.id, own_outcome.id, indicators.number, code, scale, principal, na_allowed, '{}',
      statements, 'same', array[code]
    from indicators
    join categories on categories.id = indicators.category_id
    join outcomes on outcomes.id = indicators.outcome_id
    join categories own on own.instrument_id = ${id} and own.number = categories.number
    join outcomes own_outcome on own_outcome.category_id = own.id and own_outcome.number = outcomes.number
    where indicators.instrument_id = ${before} order by indicators.id`.execute(db)
  await sql`
    insert into options (instrument_id, code, scale, points, stage, position, texts)
    select ${id}::int, code, scale, points, stage, position, '{}' from options
    where instrument_id = ${before} order by position`.execute(db)
  await sql`
    insert into duties (instrument_id, category_id, code, position, texts)
    select ${id}::int, own.id, code, position, duties.texts from duties
    join categories on categories.id = duties.category_id
    join categories own on own.instrument_id = ${id} and own.number = categories.number
    where duties.instrument_id = ${before} order by position`.execute(db)
  return id
}
