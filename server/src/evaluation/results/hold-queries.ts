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

/** The option and the indicator named in a body: of the line's own instrument, or null. */
type Named = {
  option: Choice | null
  /** `elsewhere`: another instrument has it. */
  indicator: { scale: 1 | 2; na_allowed: boolean; statements: number[]; elsewhere: boolean } | null
}

/** What of a line decides whether it takes an answer, beside that it is within reach. */
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

/** The line within reach, held for an answer as `lineLockedForAnswer` holds it. */
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

/** Of how many pairs of indicator and option it stays in memory what they are. */
const most = 10_000

/** What decided for the line that took an answer last, as its look-up told it. */
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

/** So is the next line with this indicator and option expected to be. */
export const expectLike = (answering: Answering, { deciding }: LineToAnswer): void =>
  known.set(keyOf(answering), deciding)

type Expected = { line: Deciding; statement: Statement; wrong(): void }

/** What is expected of the line, and the statement that holds it and fails where anything is otherwise. */
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
