import type { Actor } from 'contract/access/scope'
import type { LineStatus } from 'contract/evaluation/lines'
import { sql } from 'kysely'
import { type Scope, scopeOf } from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Statement } from '../../platform/database/engine.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { recentlyUsed } from '../../platform/recently-used.ts'
import { findTwice, linesInScopeOf } from '../lines/queries.ts'
import { type Choice, optionOf } from './queries.ts'

/** Option and indicator of a body; null if not of the line's instrument. */
type Named = {
  option: Choice | null
  /** `elsewhere`: it belongs to another instrument. */
  indicator: { scale: 1 | 2; na_allowed: boolean; statements: number[]; elsewhere: boolean } | null
}

/** What decides whether a line in scope accepts an answer. */
export type Deciding = Named & { status: LineStatus }

type Place = { country: number; region: number; school: number }
type LineToAnswer = Deciding & Place & { deciding: string }

type Wanted = { areas: number[]; line: number; indicator: number; option: number }
type Answering = { evaluation_line: number; indicator: number; option: number }

const deciding = ({
  option,
  indicator,
}: Pick<Wanted, 'option' | 'indicator'>) => sql<string>`json_build_object(
  'status', lines.status,
  'option', ${optionOf(sql`${option}::int`, sql`lines.instrument_id`)},
  'indicator', (
    select json_build_object('scale', indicators.scale, 'na_allowed', indicators.na_allowed,
      'statements', indicators.statements,
      'elsewhere', indicators.instrument_id <> lines.instrument_id)
    from indicators where indicators.id = ${indicator}::int))::text`

/** The line in scope, locked as by `lineLockedForAnswer`. */
const locked = (db: Db, scope: Scope, { areas, line, indicator, option }: Wanted) =>
  linesInScopeOf(db, scope, areas)
    .innerJoin('line_summaries', 'line_summaries.line_id', 'lines.id')
    .where('lines.id', '=', line)
    .clearSelect()
    .select(deciding({ indicator, option }).as('deciding'))
    .modifyEnd(sql`for share of lines for no key update of line_summaries`)

const toAnswer = prepared<Scope, Wanted, Place & { deciding: string }>((db, scope, wanted) =>
  locked(db, scope, wanted).select([
    'evaluations.country_id as country',
    'evaluations.region_id as region',
    'evaluations.school_id as school',
  ]),
)

const stillDecides = prepared<Scope, Wanted & { expected: string }, object>(
  (db, scope, wanted) => sql`select assert_same((${locked(db, scope, wanted)}), ${wanted.expected})`,
)

const wantedBy = ({ areas }: Actor, { evaluation_line: line, indicator, option }: Answering): Wanted => ({
  areas,
  line,
  indicator,
  option,
})

/** Pairs of indicator and option in the cache. */
const most = 10_000

/** What the last look-up of a pair found. */
const known = recentlyUsed<string, string>(most)

const keyOf = ({ indicator, option }: Answering): string => `${indicator} ${option}`

export const lineToAnswer = async (
  db: Db,
  actor: Actor,
  answering: Answering,
): Promise<LineToAnswer | undefined> => {
  const row = await findTwice(async () => {
    const [found] = await toAnswer(db, scopeOf(actor), wantedBy(actor, answering))
    return found
  })
  if (!row) return undefined
  const decides: Deciding = JSON.parse(row.deciding)
  return { ...row, ...decides }
}

/** Expects the same for the next line with this pair. */
export const expectLike = (answering: Answering, { deciding }: LineToAnswer): void =>
  known.set(keyOf(answering), deciding)

type Expected = { line: Deciding; statement: Statement; wrong(): void }

/** The expectation, and the statement that locks the line and fails if it is wrong. */
export const expectedLine = (db: Db, actor: Actor, answering: Answering): Expected | undefined => {
  const key = keyOf(answering)
  const expected = known.get(key)
  if (expected === undefined) return undefined
  const { statement, parameters } = stillDecides.compiled(db, scopeOf(actor), {
    ...wantedBy(actor, answering),
    expected,
  })
  return {
    line: JSON.parse(expected),
    statement: { text: statement.sql, parameters },
    wrong: () => known.delete(key),
  }
}
