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

/** The option as an answer carries it; `null` when the instrument has none of this id. */
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
 * A result within reach, held for a change, and the line against a step of its life. `chosen` is the option asked
 * for, or without one the present option. Options are read beside the row and not joined to it: a row changed by
 * somebody else while this waited is looked at again, and would no longer meet the option it had before.
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

/** The same for a deletion, with the line's count held too. */
export const resultToRemove = (db: Db, actor: Actor, id: number) =>
  findTwice(() =>
    ownResults(db, scopeOf(actor), { areas: actor.areas, id, option: null })
      .innerJoin('line_summaries', 'line_summaries.line_id', 'results.line_id')
      .modifyEnd(sql`for update of results for share of lines for no key update of line_summaries`)
      .executeTakeFirst(),
  )

/** The indicator a comment, a note or a goal names; `elsewhere` when another instrument has it. */
export const indicatorNamed = (db: Db, instrument: number, id: number) =>
  db
    .selectFrom('indicators')
    .where('id', '=', id)
    .select(['category_id as category', sql<boolean>`instrument_id <> ${instrument}`.as('elsewhere')])
    .executeTakeFirst()

/**
 * Of files that are to show an answer, those that are evidence of the indicator's domain in this line. One that was
 * deleted meanwhile is left out: the answer is worth more than its mark. `known` counts it all the same.
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
