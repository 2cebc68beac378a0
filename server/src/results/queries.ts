import type { OptionCode } from 'contract/instruments'
import type { LineStatus } from 'contract/lines'
import type { Actor } from 'contract/permissions'
import type { Result } from 'contract/results'
import { type RawBuilder, sql } from 'kysely'
import { ofEvaluations, reach, type Scope, scopeOf } from '../areas/reach.ts'
import { type Entry, entryOf, recording, recordingEntry } from '../audit/queries.ts'
import type { Db } from '../database/db.ts'
import { jsonTime, personOf } from '../database/json.ts'
import { prepared } from '../database/prepared.ts'
import { linesInReachOf, touching } from '../lines/queries.ts'

export type Choice = { id: number; code: OptionCode; scale: 1 | 2 | null; points: number | null }

/** The option as an answer carries it; `null` when the instrument has none of this id. */
const optionOf = (option: ReturnType<typeof sql>, instrument: ReturnType<typeof sql>) => sql<Choice | null>`(
  select json_build_object('id', options.id, 'code', options.code, 'scale', options.scale, 'points', options.points)
  from options where options.id = ${option} and options.instrument_id = ${instrument})`

const shape: RawBuilder<Result> = sql`json_build_object(
  'id', results.id, 'evaluation_line', results.line_id, 'indicator', results.indicator_id,
  'option', (
    select json_build_object('id', options.id, 'code', options.code, 'points', options.points)
    from options where options.id = results.option_id),
  'na_reason', results.na_reason, 'updated_by', ${personOf('results.updated_by')},
  'version', results.version, 'updated_at', ${jsonTime('results.updated_at')})`

export const resultById = async (db: Db, actor: Actor, id: number): Promise<Result | undefined> => {
  const row = await db
    .selectFrom('results')
    .innerJoin('lines', 'lines.id', 'results.line_id')
    .innerJoin('evaluations', 'evaluations.id', 'lines.evaluation_id')
    .where('results.id', '=', id)
    .where(reach(actor, ofEvaluations))
    .select(shape.as('result'))
    .executeTakeFirst()
  return row?.result
}

/**
 * A result within reach, held for a change, and the line against a step of its life. `chosen` is the option asked
 * for, or without one the present option. Options are read beside the row and not joined to it: a row changed by
 * somebody else while this waited is looked at again, and would no longer meet the option it had before.
 */
const heldResults = (db: Db, actor: Actor, id: number, option: number | null) =>
  db
    .selectFrom('results')
    .innerJoin('lines', 'lines.id', 'results.line_id')
    .innerJoin('evaluations', 'evaluations.id', 'lines.evaluation_id')
    .innerJoin('indicators', 'indicators.id', 'results.indicator_id')
    .where('results.id', '=', id)
    .where(reach(actor, ofEvaluations))
    .select([
      'results.id',
      'results.line_id as line',
      'results.indicator_id as indicator',
      'results.na_reason',
      'results.version',
      'lines.status',
      'indicators.scale',
      'indicators.na_allowed',
      'evaluations.id as evaluation',
      'evaluations.country_id as country',
      'evaluations.region_id as region',
      'evaluations.school_id as school',
      optionOf(sql`results.option_id`, sql`evaluations.instrument_id`).as('present'),
      optionOf(sql`coalesce(${option}::int, results.option_id)`, sql`evaluations.instrument_id`).as('chosen'),
    ])

export const resultToChange = (db: Db, actor: Actor, id: number, option: number | null) =>
  heldResults(db, actor, id, option)
    .modifyEnd(sql`for update of results for share of lines`)
    .executeTakeFirst()

/** The same for a deletion, with the line's count held too. */
export const resultToRemove = (db: Db, actor: Actor, id: number) =>
  heldResults(db, actor, id, null)
    .innerJoin('line_summaries', 'line_summaries.line_id', 'results.line_id')
    .modifyEnd(sql`for update of results for share of lines for no key update of line_summaries`)
    .executeTakeFirst()

type Named = {
  option: Choice | null
  indicator: { scale: 1 | 2; na_allowed: boolean; elsewhere: boolean } | null
}

type Place = { evaluation: number; country: number; region: number; school: number }
type LineToAnswer = Place & { id: number; status: LineStatus } & Named

/**
 * The line within reach, held for an answer as `lineHeldForAnswer` holds it, with the option and the indicator named
 * in the body: of its own instrument, or null; `elsewhere` when another one has the indicator.
 */
const toAnswer = prepared<
  Scope,
  { areas: number[]; line: number; indicator: number; option: number },
  LineToAnswer
>((db, scope, { areas, line, indicator, option }) =>
  linesInReachOf(db, scope, areas)
    .innerJoin('line_summaries', 'line_summaries.line_id', 'lines.id')
    .where('lines.id', '=', line)
    .select([
      optionOf(sql`${option}::int`, sql`evaluations.instrument_id`).as('option'),
      sql<Named['indicator']>`(
        select json_build_object('scale', indicators.scale, 'na_allowed', indicators.na_allowed,
          'elsewhere', indicators.instrument_id <> evaluations.instrument_id)
        from indicators where indicators.id = ${indicator}::int)`.as('indicator'),
    ])
    .modifyEnd(sql`for share of lines for no key update of line_summaries`),
)

export const lineToAnswer = async (
  db: Db,
  actor: Actor,
  named: { evaluation_line: number; indicator: number; option: number },
): Promise<LineToAnswer | undefined> => {
  const { evaluation_line: line, indicator, option } = named
  const [row] = await toAnswer(db, scopeOf(actor), { areas: actor.areas, line, indicator, option })
  return row
}

/** The indicator a comment, a note or a goal names; `elsewhere` when another instrument has it. */
export const indicatorNamed = (db: Db, instrument: number, id: number) =>
  db
    .selectFrom('indicators')
    .where('id', '=', id)
    .select(['category_id as category', sql<boolean>`instrument_id <> ${instrument}`.as('elsewhere')])
    .executeTakeFirst()

export const resultOf = (db: Db, line: number, indicator: number) =>
  db
    .selectFrom('results')
    .select('id')
    .where('line_id', '=', line)
    .where('indicator_id', '=', indicator)
    .executeTakeFirst()

type Written = { id: number; version: number; updated_at: string }

/** The asker, for the audit that goes along with each write. */
type By = Parameters<typeof recording>[0]

type New = Entry & {
  line: number
  evaluation: number
  indicator: number
  option: number
  na_reason: string | null
  actor: number
}

const add = prepared<null, New, Written>(
  (
    _db,
    _shape,
    { line, evaluation, indicator, option, na_reason, actor, by, request, old, new: now, personal },
  ) => sql`
    with created as (
      insert into results (line_id, indicator_id, option_id, na_reason, updated_by)
      values (${line}, ${indicator}, ${option}, ${na_reason}, ${actor})
      on conflict on constraint results_indicator_unique do nothing
      returning id, version, updated_at
    ),
    counted as (
      update line_summaries set answered = answered + 1 from created where line_id = ${line}
    ),
    recorded as (${recordingEntry({ by, request, old, new: now, personal }, 'result.create', { type: 'result', of: 'created' })}),
    touched as (${touching(evaluation)})
    select id, version, updated_at from created`,
)

/** Adds the answer and counts it; undefined when the indicator has one already. */
export const addResult = async (
  asked: By & { db: Db; actor: Actor },
  line: { id: number; evaluation: number },
  answer: { indicator: number; option: Choice; na_reason: string | null },
): Promise<Written | undefined> => {
  const { indicator, option, na_reason } = answer
  const [row] = await add(asked.db, null, {
    ...entryOf(asked, { new: { indicator, option: option.code } }),
    line: line.id,
    evaluation: line.evaluation,
    indicator,
    option: option.id,
    na_reason,
    actor: asked.actor.id,
  })
  return row
}

export const changeResult = async (
  asked: By & { db: Db; actor: Actor },
  result: { id: number; evaluation: number; indicator: number },
  from: OptionCode | undefined,
  answer: { option: Choice; na_reason: string | null },
): Promise<Written> => {
  const change = {
    old: { indicator: result.indicator, option: from },
    new: { indicator: result.indicator, option: answer.option.code },
  }
  const { rows } = await sql<Written>`
    with changed as (
      update results set option_id = ${answer.option.id}, na_reason = ${answer.na_reason},
        updated_by = ${asked.actor.id}, version = version + 1, updated_at = now()
      where id = ${result.id}
      returning id, version, updated_at
    ),
    recorded as (${recording(asked, 'result.change', { type: 'result', of: 'changed' }, change)}),
    touched as (${touching(result.evaluation)})
    select id, version, updated_at from changed`.execute(asked.db)
  return rows[0] as Written
}

export const removeResult = async (
  asked: By & { db: Db },
  result: { id: number; line: number; evaluation: number; indicator: number },
  from: OptionCode | undefined,
): Promise<void> => {
  const change = { old: { indicator: result.indicator, option: from } }
  await sql`
    with removed as (delete from results where id = ${result.id} returning id),
    counted as (
      update line_summaries set answered = answered - 1 from removed where line_id = ${result.line}
    ),
    recorded as (${recording(asked, 'result.delete', { type: 'result', of: 'removed' }, change)}),
    touched as (${touching(result.evaluation)})
    select id from removed`.execute(asked.db)
}
