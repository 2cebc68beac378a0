import type { LineChange } from 'contract/evaluation/lines'
import type { CellCount } from 'contract/evaluation/readiness'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

type ReadinessFacts = {
  categories: number[]
  indicators: number[]
  answered: number[]
  counts: CellCount[]
}

/** What readiness needs of a line; deleted and infected files do not count. */
export const readinessFacts = async (db: Db, line: number): Promise<ReadinessFacts | undefined> =>
  db
    .selectFrom('lines')
    .innerJoin('evaluations', 'evaluations.id', 'lines.evaluation_id')
    .where('lines.id', '=', line)
    .select([
      sql<number[]>`array(
        select categories.id from categories
        where categories.instrument_id = evaluations.instrument_id order by categories.number)`.as(
        'categories',
      ),
      sql<number[]>`array(
        select indicators.id from indicators join categories on categories.id = indicators.category_id
        join outcomes on outcomes.id = indicators.outcome_id
        where indicators.instrument_id = evaluations.instrument_id
        order by categories.number, outcomes.number, indicators.number)`.as('indicators'),
      sql<number[]>`array(select results.indicator_id from results where results.line_id = lines.id)`.as(
        'answered',
      ),
      sql<CellCount[]>`(
        select coalesce(json_agg(cell), '[]') from (
          select files.category_id as category, files.stage,
            count(*) filter (where files.kind = 'photo') as photos,
            count(*) filter (where files.kind = 'document') as documents
          from files
          where files.line_id = lines.id and files.stage is not null and files.deleted_at is null
            and files.scan <> 'infected'
          group by files.category_id, files.stage) cell)`.as('counts'),
    ])
    .executeTakeFirst()

/** Stores the present answers, so that the next review can show changes. */
export const addSubmission = async (db: Db, line: number, by: number): Promise<void> => {
  await sql`
    insert into submissions (line_id, number, submitted_by, answers)
    select ${line}::int, 1 + (select count(*) from submissions where line_id = ${line}), ${by}::int,
      (select coalesce(jsonb_object_agg(results.indicator_id, options.code), '{}')
       from results join options on options.id = results.option_id where results.line_id = ${line})`.execute(
    db,
  )
}

/**
 * Answers that differ from an earlier submission, as JSON: for an open line the last one, otherwise the one before
 * it. Requires the row of `lines` in the statement.
 */
export const changesOfLine: RawBuilder<LineChange[]> = sql`(
  select coalesce(json_agg(json_build_object('indicator', change.indicator, 'from', change.was, 'to', change.now)
    order by change.indicator), '[]')
  from (
    select coalesce(was.key::int, now.indicator_id) as indicator, was.value as was, now.code as now
    from (
      select answer.key, answer.value from (
        select submissions.answers from submissions where submissions.line_id = lines.id
        order by submissions.number desc
        offset (case when lines.status = 'OPEN' then 0 else 1 end) limit 1) before,
        jsonb_each_text(before.answers) answer) was
    full join (
      select results.indicator_id, options.code from results join options on options.id = results.option_id
      where results.line_id = lines.id) now on now.indicator_id = was.key::int
    where was.value is distinct from now.code
      and exists (
        select from submissions where submissions.line_id = lines.id
        offset (case when lines.status = 'OPEN' then 0 else 1 end))) change)`
