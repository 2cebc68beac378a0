import type { Actor } from 'contract/access/scope'
import type { OptionCode } from 'contract/instrument/instruments'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { linesInScope } from '../queries.ts'

/** The line in scope with what decides whether it may be moved. */
const movableLines = (db: Db, actor: Actor, id: number) =>
  linesInScope(db, actor)
    .where('lines.id', '=', id)
    .select([
      'lines.submitted_at',
      sql<boolean>`exists (select from rating_rounds
        where rating_rounds.line_id = lines.id and rating_rounds.finished_at is null)`.as('isRated'),
      sql<boolean>`exists (select from rating_rounds join ratings on ratings.round_id = rating_rounds.id
        where rating_rounds.line_id = lines.id and rating_rounds.finished_at is not null and not exists (
          select from rating_agreements where rating_agreements.round_id = rating_rounds.id
            and rating_agreements.indicator_id = ratings.indicator_id))`.as('isDisputed'),
      sql<boolean>`exists (select from lines others
        where others.evaluation_id = lines.evaluation_id and others.id <> lines.id)`.as('hasOthers'),
    ])

export const lineToMove = (db: Db, actor: Actor, id: number) => movableLines(db, actor, id).executeTakeFirst()

export type LineToMove = NonNullable<Awaited<ReturnType<typeof lineToMove>>>

/** The same, locked against all writes to the line and its parts. */
export const lineLockedToMove = async (db: Db, actor: Actor, id: number): Promise<LineToMove | undefined> => {
  const locked = await linesInScope(db, actor)
    .where('lines.id', '=', id)
    .modifyEnd(sql`for update of lines`)
    .executeTakeFirst()
  // The other columns are read after locking.
  return locked && lineToMove(db, actor, id)
}

export type AnswerInLine = { indicator: number; option: OptionCode }

export const answersOf = (db: Db, line: number): Promise<AnswerInLine[]> =>
  db
    .selectFrom('results')
    .innerJoin('options', 'options.id', 'results.option_id')
    .where('results.line_id', '=', line)
    .select(['results.indicator_id as indicator', 'options.code as option'])
    .execute()

export type TextsAtIndicator = { indicator: number; notes: number; comments: number; goals: number }

export const textsAtIndicators = async (db: Db, line: number): Promise<TextsAtIndicator[]> => {
  const { rows } = await sql<TextsAtIndicator>`
    select indicator_id as indicator, count(*) filter (where kind = 'note')::int as notes,
      count(*) filter (where kind = 'comment')::int as comments, count(*) filter (where kind = 'goal')::int as goals
    from (
      select indicator_id, 'note' as kind from notes where line_id = ${line}
      union all
      select indicator_id, 'comment' from comments where line_id = ${line}
      union all
      select goals.indicator_id, 'goal' from goals join action_plans on action_plans.id = goals.plan_id
      where action_plans.line_id = ${line}) as words
    where indicator_id is not null group by indicator_id`.execute(db)
  return rows
}

export type DutiesInEdition = { instrument: number; carried: number; anew: number }

/**
 * Duties have codes and no links: an answer is kept where the duty's text is the same in every language. Counts both
 * kinds for each edition.
 */
export const dutiesOf = async (
  db: Db,
  line: number,
  instruments: readonly number[],
): Promise<DutiesInEdition[]> => {
  const { rows } = await sql<DutiesInEdition>`
    select edition as instrument, count(*) filter (where same.id is not null)::int as carried,
      count(*) filter (where same.id is null)::int as anew
    from unnest(${[...instruments]}::int[]) as edition
    cross join duty_answers join duties on duties.id = duty_answers.duty_id
    left join duties same on same.instrument_id = edition and same.code = duties.code and same.texts = duties.texts
    where duty_answers.line_id = ${line} group by edition`.execute(db)
  return rows
}

export const filesOf = async (db: Db, line: number): Promise<number> => {
  const { files } = await db
    .selectFrom('files')
    .where('line_id', '=', line)
    .where('stage', 'is not', null)
    .where('deleted_at', 'is', null)
    .select(sql<number>`count(*)::int`.as('files'))
    .executeTakeFirstOrThrow()
  return files
}
