import { type LineStep, lifeCycle } from 'contract/evaluation/life-cycle'
import { Problem } from 'contract/platform/problems'
import { sql } from 'kysely'
import { settleSteps } from '../../messages/notifications/settled-queries.ts'
import type { Db } from '../../platform/database/db.ts'

const now = sql<string>`now()`

/** Columns for who did the step and when; a returned line keeps its submission and reviewer. */
const marks = {
  submit: (by: number) => ({ submitted_by: by, submitted_at: now }),
  return: () => ({ review_by: null }),
  review: (by: number) => ({ reviewed_by: by, reviewed_at: now }),
  close: (by: number) => ({ closed_by: by, closed_at: now }),
} as const satisfies Record<LineStep, (by: number) => object>

/** Takes the step of a locked line, updates the evaluation's time, and settles notifications. */
export const takeStep = async (
  db: Db,
  step: LineStep,
  line: { id: number; evaluation: number },
  by: number,
): Promise<void> => {
  const { from, to, otherwise } = lifeCycle[step]
  const { numUpdatedRows } = await db
    .updateTable('lines')
    .set({ status: to, version: sql`version + 1`, updated_at: now, ...marks[step](by) })
    .where('id', '=', line.id)
    .where('status', '=', from)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new Problem(otherwise)
  await settleSteps(db, line, step === 'close')
  await moveUp(db, line.evaluation)
}

const moveUp = (db: Db, evaluation: number) =>
  db.updateTable('evaluations').set({ updated_at: now }).where('id', '=', evaluation).execute()

/** From validation on the line keeps the names of its places. */
export const freezePlace = async (db: Db, line: number): Promise<void> => {
  await sql`
    update lines set place = jsonb_build_object('school', schools.name, 'region', regions.name,
      'country', countries.names)
    from evaluations
    join schools on schools.id = evaluations.school_id
    join regions on regions.id = evaluations.region_id
    join countries on countries.id = evaluations.country_id
    where evaluations.id = lines.evaluation_id and lines.id = ${line}`.execute(db)
}

export const otherLines = (db: Db, line: { id: number; evaluation: number }) =>
  db
    .selectFrom('lines')
    .select(['id', 'kind', 'year', 'status'])
    .where('evaluation_id', '=', line.evaluation)
    .where('id', '<>', line.id)
    .orderBy('kind')
    .execute()

export const changeYear = async (
  db: Db,
  line: { id: number; evaluation: number },
  year: number,
): Promise<void> => {
  await db
    .updateTable('lines')
    .set({ year, version: sql`version + 1`, updated_at: now })
    .where('id', '=', line.id)
    .execute()
  await moveUp(db, line.evaluation)
}

/** The next line, OPEN, with counts and an empty plan. */
export const addLine = async (
  db: Db,
  evaluation: number,
  kind: number,
  year: number,
): Promise<{ id: number; plan: number }> => {
  const { rows } = await sql<{ id: number; plan: number }>`
    with line as (
      insert into lines (evaluation_id, kind, year) values (${evaluation}, ${kind}, ${year}) returning id),
    summary as (insert into line_summaries (line_id) select id from line),
    plan as (insert into action_plans (line_id) select id from line returning id),
    moved as (update evaluations set updated_at = now() where id = ${evaluation})
    select line.id, plan.id as plan from line, plan`.execute(db)
  const [added] = rows
  if (!added) throw new Error('No line was added')
  return added
}

/** Copies unfinished goals with their unfinished actions to the next plan. */
export const carryPlan = async (db: Db, fromLine: number, plan: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    with carried as (
      insert into goals (plan_id, category_id, indicator_id, title, barrier, change, sign_of_success, kind, target,
        carried_from_id)
      select ${plan}::int, category_id, indicator_id, title, barrier, change, sign_of_success, kind, target, goals.id
      from goals join action_plans on action_plans.id = goals.plan_id
      where action_plans.line_id = ${fromLine} and goals.status = 'in_progress'
      order by goals.id
      returning id, carried_from_id),
    actions_carried as (
      insert into actions (goal_id, text, category, accountable, deadline, status, cost_amount, cost_currency,
        repeats, repeats_until)
      select carried.id, text, category, accountable, deadline, status, cost_amount, cost_currency, repeats,
        repeats_until
      from actions join carried on carried.carried_from_id = actions.goal_id
      where status not in ('completed', 'cancelled')
      order by actions.id)
    select id from carried`.execute(db)
  return rows.length
}
