import { sql } from 'kysely'
import { recordAll, recording } from '../../../platform/audit/queries.ts'
import type { Db } from '../../../platform/database/db.ts'
import { moveMessages } from './message-queries.ts'
import { type Place, placeRows } from './place-rows-queries.ts'

type By = Parameters<typeof recording>[0] & { db: Db }
type Moving = { line: number; instrument: number; places: readonly Place[] }

/**
 * Answers that are not carried over are put aside, and those of earlier moves follow their indicator. `other` is
 * never reset, because the letter was given to another question or scale.
 */
const putAnswersAside = (context: By, { line, places }: Moving) => sql`
  with ways as (
    select place."from", place."to", place.carried, place.other or there.scale <> old.scale as other
    from ${placeRows(places)} join indicators old on old.id = place."from" join indicators there on there.id = place."to"),
  going as (
    select results.*, ways."to", ways.other from results join ways on ways."from" = results.indicator_id
    where results.line_id = ${line} and not ways.carried),
  stored as (
    insert into former_answers (id, line_id, indicator_id, other, former_indicator_id, option_id, na_reason, statements,
      reached, of_whom, files, updated_by, updated_at)
    select id, line_id, "to", other, indicator_id, option_id, na_reason, statements, reached, of_whom, files, updated_by,
      updated_at
    from going),
  followed as (
    update former_answers set indicator_id = ways."to", other = former_answers.other or ways.other from ways
    where former_answers.line_id = ${line} and former_answers.indicator_id = ways."from"),
  removed as (delete from results where id in (select id from going) returning id),
  recorded as (${recording(context, 'result.delete', { type: 'result', of: 'removed' }, { old: { line } })})
  select from removed`

/** Author and time stay; the version rises, since the option is another row. */
const carryAnswers = ({ line, instrument, places }: Moving) => sql`
  update results set indicator_id = there.id, version = results.version + 1,
    option_id = (
      select own.id from options own join options old on old.id = results.option_id
      where own.instrument_id = ${instrument} and own.code = old.code and own.scale is not distinct from old.scale),
    statements = array(
      select number from unnest(results.statements) as number where number = any(there.statements) order by number)
  from ${placeRows(places)} join indicators there on there.id = place."to"
  where results.line_id = ${line} and results.indicator_id = place."from" and place.carried`

const moveDuties = (context: By, { line, instrument }: Moving) => sql`
  with going as (
    select duty_answers.*, same.id as same_duty from duty_answers
    join duties on duties.id = duty_answers.duty_id
    left join duties same on same.instrument_id = ${instrument} and same.code = duties.code
      and same.texts = duties.texts
    where duty_answers.line_id = ${line}),
  stored as (
    insert into former_duty_answers (line_id, duty_id, kept, plan, updated_by, updated_at)
    select line_id, duty_id, kept, plan, updated_by, updated_at from going where same_duty is null),
  removed as (
    delete from duty_answers where id in (select id from going where same_duty is null) returning id),
  recorded as (${recording(context, 'duty_answer.delete', { type: 'duty_answer', of: 'removed' }, { old: { line } })})
  update duty_answers set duty_id = going.same_duty, version = duty_answers.version + 1
  from going where duty_answers.id = going.id and going.same_duty is not null`

/** The version stays, so that concurrent edits continue. */
const moveTexts = (table: 'notes' | 'comments', { line, places }: Moving) => sql`
  update ${sql.table(table)} as words set indicator_id = place."to",
    former_indicator_id = coalesce(words.former_indicator_id, case when place.other then place."from" end)
  from ${placeRows(places)}
  where words.line_id = ${line} and words.indicator_id = place."from"`

/** Evidence and weights stay in their domain, which has the same number in every edition. */
const moveOfDomain = (table: 'files' | 'indiprin_scores', { line, instrument }: Moving) => sql`
  update ${sql.table(table)} as part set category_id = there.id
  from categories old join categories there on there.instrument_id = ${instrument} and there.number = old.number
  where part.line_id = ${line} and old.id = part.category_id`

type GoalMoved = { id: number; was: number | null; now: number | null }

/** A goal stays in its domain, and with its indicator if that is the same or reworded. */
const movedGoals = ({ line, instrument, places }: Moving) => sql<GoalMoved>`
  update goals set indicator_id = there.id, category_id = domain.id
  from goals own
  join action_plans on action_plans.id = own.plan_id
  join categories old on old.id = own.category_id
  join categories domain on domain.instrument_id = ${instrument} and domain.number = old.number
  left join ${placeRows(places)} on place."from" = own.indicator_id and not place.other
  left join indicators there on there.id = place."to"
  where goals.id = own.id and action_plans.line_id = ${line}
  returning goals.id, own.indicator_id as was, there.id as now`

/** The audit names the indicator that a goal loses. */
const moveGoals = async (context: By, moving: Moving): Promise<void> => {
  const { rows } = await movedGoals(moving).execute(context.db)
  const loose = rows.filter(({ was, now }) => was !== null && now === null)
  if (loose.length === 0) return
  await recordAll(
    context,
    loose.map(({ id, was }) => ({
      action: 'goal.change',
      type: 'goal',
      id,
      old: { indicator: was },
      new: { indicator: null },
    })),
  )
}

export const moveParts = async (context: By, moving: Moving): Promise<void> => {
  const { db } = context
  await putAnswersAside(context, moving).execute(db)
  await carryAnswers(moving).execute(db)
  await moveDuties(context, moving).execute(db)
  await moveTexts('notes', moving).execute(db)
  await moveTexts('comments', moving).execute(db)
  await moveOfDomain('files', moving).execute(db)
  await moveOfDomain('indiprin_scores', moving).execute(db)
  await moveGoals(context, moving)
}

/** A new evaluation of the school, for a line that is not the only one of its evaluation. */
export const addEvaluationFor = async (
  db: Db,
  { evaluation, instrument, by }: { evaluation: number; instrument: number; by: number },
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into evaluations (school_id, region_id, country_id, instrument_id, date, period, created_by)
    select school_id, region_id, country_id, ${instrument}::int, date, period, ${by}::int
    from evaluations where id = ${evaluation} returning id`.execute(db)
  const [added] = rows
  if (!added) throw new Error('No evaluation was added')
  return added.id
}

type Moved = {
  id: number
  kind: number
  evaluation: number
  school: number
  instrument: number
  to: number
  by: number
}

/** The line itself, after its parts: row, summary and evaluation. In a new evaluation it becomes the base line. */
export const moveLine = async (db: Db, line: Moved, places: readonly Place[]): Promise<void> => {
  const { id, kind, evaluation, school, instrument, to, by } = line
  await sql`
    insert into edition_moves (line_id, from_id, to_id, places, moved_by)
    select ${id}::int, instrument_id, ${instrument}::int, ${JSON.stringify(places)}::jsonb, ${by}::int
    from lines where id = ${id}`.execute(db)
  await sql`
    update lines set evaluation_id = ${to}, instrument_id = ${instrument},
      kind = case when evaluation_id = ${to} then kind else 1 end,
      version = version + 1, updated_at = now(), edition_moved_at = now()
    where id = ${id}`.execute(db)
  await sql`
    update line_summaries set evaluation_id = lines.evaluation_id, instrument_id = lines.instrument_id,
      kind = lines.kind, answered = (select count(*) from results where results.line_id = lines.id)
    from lines where lines.id = ${id} and line_summaries.line_id = lines.id`.execute(db)
  await sql`
    update evaluations set instrument_id = ${instrument}, version = version + 1, updated_at = now()
    where id = ${to}`.execute(db)
  await moveMessages(db, { line: id, kind, from: evaluation, to, places })
  await sql`select count(*) from compare_lines(${school})`.execute(db)
}
