import type { Actor } from 'contract/access/scope'
import type { Result } from 'contract/evaluation/results'
import type { OptionCode } from 'contract/instrument/instruments'
import { sql } from 'kysely'
import { ofEvaluations, rowsInScope, type Scope, scopeCondition, scopeOf } from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { resultShape } from '../lines/part-queries.ts'
import { findTwice } from '../lines/queries.ts'

export type Choice = { id: number; code: OptionCode; scale: 1 | 2 | null; points: number | null }

/** `null` when the instrument has no such option. */
export const optionOf = (
  option: ReturnType<typeof sql>,
  instrument: ReturnType<typeof sql>,
) => sql<Choice | null>`(
  select json_build_object('id', options.id, 'code', options.code, 'scale', options.scale, 'points', options.points)
  from options where options.id = ${option} and options.instrument_id = ${instrument})`

export const resultById = async (db: Db, actor: Actor, id: number): Promise<Result | undefined> => {
  const row = await db
    .selectFrom('results')
    .innerJoin('lines', 'lines.id', 'results.line_id')
    .innerJoin('evaluations', 'evaluations.id', 'lines.evaluation_id')
    .innerJoin('options', 'options.id', 'results.option_id')
    .where('results.id', '=', id)
    .where(rowsInScope(actor, ofEvaluations))
    .select(resultShape.as('result'))
    .executeTakeFirst()
  return row?.result
}

type Wanted = { areas: number[]; id: number; option: number | null }
type Locked = Awaited<ReturnType<ReturnType<typeof ownResults>['executeTakeFirstOrThrow']>>

/**
 * A result in scope, locked, and its line locked against steps. `chosen` is the requested option, else the present
 * one. Options are read by subqueries and not joined: after waiting for a lock PostgreSQL checks the joined row again
 * and would drop the result.
 */
const ownResults = (db: Db, scope: Scope, { areas, id, option }: Wanted) =>
  db
    .selectFrom('results')
    .innerJoin('lines', 'lines.id', 'results.line_id')
    .innerJoin('evaluations', 'evaluations.id', 'lines.evaluation_id')
    .innerJoin('indicators', 'indicators.id', 'results.indicator_id')
    .where('results.id', '=', id)
    .where(scopeCondition(scope, areas, ofEvaluations))
    .select([
      'results.id',
      'results.line_id as line',
      'results.indicator_id as indicator',
      'results.na_reason',
      'results.files',
      'results.statements',
      'results.reached',
      'results.of_whom as of',
      'results.version',
      'lines.status',
      'indicators.scale',
      'indicators.na_allowed',
      'indicators.statements as tickable',
      'evaluations.id as evaluation',
      'evaluations.country_id as country',
      'evaluations.region_id as region',
      'evaluations.school_id as school',
      optionOf(sql`results.option_id`, sql`lines.instrument_id`).as('present'),
      optionOf(sql`coalesce(${option}::int, results.option_id)`, sql`lines.instrument_id`).as('chosen'),
    ])

const toChange = prepared<Scope, Wanted, Locked>((db, scope, wanted) =>
  ownResults(db, scope, wanted).modifyEnd(sql`for update of results for share of lines`),
)

export const resultToChange = (
  db: Db,
  actor: Actor,
  id: number,
  option: number | null,
): Promise<Locked | undefined> =>
  findTwice(async () => {
    const [row] = await toChange(db, scopeOf(actor), { areas: actor.areas, id, option })
    return row
  })

/** For a deletion, also locks the line's summary. */
export const resultToRemove = (db: Db, actor: Actor, id: number) =>
  findTwice(() =>
    ownResults(db, scopeOf(actor), { areas: actor.areas, id, option: null })
      .innerJoin('line_summaries', 'line_summaries.line_id', 'results.line_id')
      .modifyEnd(sql`for update of results for share of lines for no key update of line_summaries`)
      .executeTakeFirst(),
  )

/** The indicator of a comment, a note or a goal; `elsewhere` if another instrument has it. */
export const indicatorNamed = (db: Db, instrument: number, id: number) =>
  db
    .selectFrom('indicators')
    .where('id', '=', id)
    .select(['category_id as category', sql<boolean>`instrument_id <> ${instrument}`.as('elsewhere')])
    .executeTakeFirst()

/**
 * Those of the files that are evidence of the indicator's domain in this line. Files deleted meanwhile are left out,
 * so that the answer is still saved, but `known` counts them.
 */
export const filesThatShow = (db: Db, line: number, indicator: number, ids: readonly number[]) =>
  db
    .selectFrom('files')
    .innerJoin('indicators', 'indicators.category_id', 'files.category_id')
    .where('indicators.id', '=', indicator)
    .where('files.line_id', '=', line)
    .where('files.stage', 'is not', null)
    .where('files.id', 'in', ids)
    .select([
      sql<number>`count(*)::int`.as('known'),
      sql<number[]>`coalesce(array_agg(files.id order by files.id)
        filter (where files.deleted_at is null and files.scan <> 'infected'), '{}')`.as('shown'),
    ])
    .executeTakeFirstOrThrow()
