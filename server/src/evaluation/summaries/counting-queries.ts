import { cellsOfLine } from 'contract/platform/limits'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { figuresColumns } from '../../platform/database/tables/summaries.ts'
import { completeCells } from '../files/queries.ts'

/** Every write that a summary counts locks its row first, so that it waits for this transaction. */
export const lockSummaries = async (db: Db): Promise<void> => {
  await sql`lock table line_summaries in exclusive mode`.execute(db)
}

export const linesCounted = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('lines')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Adds missing summaries, with all cells complete for closed lines; returns their lines. */
export const addMissing = async (db: Db): Promise<number[]> => {
  const { rows } = await sql<{ line: number }>`
    insert into line_summaries (line_id, cells_complete)
    select lines.id, case lines.status when 'CLOSED' then ${sql.lit(cellsOfLine)} else 0 end from lines
    where not exists (select from line_summaries where line_id = lines.id)
    order by lines.id
    returning line_id as line`.execute(db)
  return rows.map(({ line }) => line)
}

const placeColumns = sql`evaluation_id, school_id, region_id, country_id, instrument_id, kind, year, status,
  management, type_of_school, answered, cells_complete`

/**
 * Recounts all summaries in one statement and returns those that were wrong. Cells of closed lines are not recounted,
 * since their evidence is deleted after some years.
 */
export const countAnew = async (db: Db): Promise<number[]> => {
  const { rows } = await sql<{ line: number }>`
    with answers as (select line_id, count(*)::int as answered from results group by line_id),
    cells as (${completeCells(sql`true`)}),
    counted as (
      select lines.id as line_id, evaluations.id as evaluation_id, schools.id as school_id, schools.region_id,
        schools.country_id, evaluations.instrument_id, lines.kind, lines.year, lines.status, schools.management,
        schools.type_of_school, coalesce(answers.answered, 0) as answered, coalesce(cells.complete, 0) as cells_complete
      from lines
      join evaluations on evaluations.id = lines.evaluation_id
      join schools on schools.id = evaluations.school_id
      left join answers on answers.line_id = lines.id
      left join cells on cells.line_id = lines.id)
    update line_summaries kept set (${placeColumns}) = (
      select counted.evaluation_id, counted.school_id, counted.region_id, counted.country_id, counted.instrument_id,
        counted.kind, counted.year, counted.status, counted.management, counted.type_of_school, counted.answered,
        case counted.status when 'CLOSED' then kept.cells_complete else counted.cells_complete end)
    from counted
    where counted.line_id = kept.line_id and (
      counted.evaluation_id, counted.school_id, counted.region_id, counted.country_id, counted.instrument_id,
      counted.kind, counted.year, counted.status, counted.management, counted.type_of_school, counted.answered,
      case counted.status when 'CLOSED' then kept.cells_complete else counted.cells_complete end
    ) is distinct from (
      kept.evaluation_id, kept.school_id, kept.region_id, kept.country_id, kept.instrument_id,
      kept.kind, kept.year, kept.status, kept.management, kept.type_of_school, kept.answered, kept.cells_complete)
    returning kept.line_id as line`.execute(db)
  return rows.map(({ line }) => line)
}

const figures = [...figuresColumns, 'deadlines', 'indicator_points']

/** Removes figures of lines that are not validated; returns those lines. */
export const emptyOpenOnes = async (db: Db): Promise<number[]> => {
  const { rows } = await sql<{ line: number }>`
    update line_summaries set ${sql.join(figures.map((column) => sql`${sql.ref(column)} = null`))}
    where status not in ('VALIDATED', 'CLOSED')
      and num_nonnulls(${sql.join(figures.map((column) => sql.ref(column)))}) > 0
    returning line_id as line`.execute(db)
  return rows.map(({ line }) => line)
}

/** Recomputes which other lines of the school each line is compared with; returns those that differed. */
export const compareAnew = async (db: Db): Promise<number[]> => {
  const { rows } = await sql<{ line: number }>`
    select line from schools cross join lateral compare_lines(schools.id) as line`.execute(db)
  return rows.map(({ line }) => line)
}
