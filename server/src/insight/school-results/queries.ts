import type { Actor } from 'contract/access/scope'
import type { Answers, LineAnswered } from 'contract/insight/results/line-results'
import type { Parts } from 'contract/insight/results/parts-of-line'
import type { EditionKnown } from 'contract/instrument/edition-changes'
import type { Language, Ref } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import { ofEvaluations, ofSchools, type Scope, scopeCondition, scopeOf } from '../../access/scope.ts'
import { indiprinOfLine } from '../../evaluation/evaluations/indiprin-queries.ts'
import { lineBrief } from '../../evaluation/lines/queries.ts'
import { nameIn } from '../../instrument/instruments/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { jsonRows } from '../../platform/database/json.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { cachedParts } from './part-queries.ts'

const answers: RawBuilder<Answers> = sql`(
  select coalesce(json_object_agg(results.indicator_id, options.code), '{}')
  from results join options on options.id = results.option_id where results.line_id = lines.id)`

const firstSubmission: RawBuilder<Answers | null> = sql`(
  select submissions.answers from submissions where submissions.line_id = lines.id
  order by submissions.number limit 1)`

const linesOf = (language: Language, which: RawBuilder<unknown>) =>
  jsonRows<LineAnswered>(
    sql`json_build_object('evaluation', evaluations.id,
      'instrument', json_build_object('id', instruments.id, 'name', ${nameIn('instruments.texts', language)}),
      'line', ${lineBrief}, 'indiprin', ${indiprinOfLine}, 'answers', ${answers}, 'submitted', ${firstSubmission})`,
    sql`evaluations join lines on lines.evaluation_id = evaluations.id
      join line_summaries on line_summaries.line_id = lines.id
      join instruments on instruments.id = evaluations.instrument_id
      where ${which}`,
    sql`lines.year, lines.id`,
  )

type Used = { id: number; version: number }

/** Instruments of the school's lines. */
const used = jsonRows<Used>(
  sql`json_build_object('id', instruments.id, 'version', instruments.version)`,
  sql`instruments where instruments.id in (
    select evaluations.instrument_id from evaluations where evaluations.school_id = schools.id)`,
  sql`instruments.id`,
)

/** All editions: there are few, and a school may have skipped some. */
const editions = jsonRows<EditionKnown>(
  sql`json_build_object('instrument', id, 'edition', edition, 'replaces', replaces_id, 'changed', changed_meanings)`,
  sql`instruments`,
  sql`edition`,
)

/**
 * A short state that changes whenever the results do. Answers change only while their line is open, and then a
 * version or id changes; other changes of a line raise its version or are included here; each change of a text raises
 * the instrument's version; scales and links never change.
 */
const state = sql<string>`json_build_array(schools.name,
  (select json_agg(json_build_array(lines.id, lines.version, lines.status, lines.year, lines.kind,
      line_summaries.answered, line_summaries.cells_complete, lines.evaluation_id,
      case when lines.status = 'OPEN' then (
        select json_build_array(count(*), sum(results.version), max(results.id))
        from results where results.line_id = lines.id) end) order by lines.id)
    from evaluations
    join lines on lines.evaluation_id = evaluations.id
    join line_summaries on line_summaries.line_id = lines.id
    where evaluations.school_id = schools.id),
  (select json_agg(json_build_array(id, version, edition) order by id) from instruments))::text`

type OneSchool = { areas: number[]; school: number }

const onlyState = prepared<{ scope: Scope }, OneSchool, { state: string }>(
  (db, { scope }, { areas, school }) =>
    db
      .selectFrom('schools')
      .where('schools.id', '=', school)
      .where(scopeCondition(scope, areas, ofSchools))
      .select(state.as('state')),
)

/** Undefined for a school out of scope. */
export const stateOfSchool = async (db: Db, actor: Actor, school: number): Promise<string | undefined> => {
  const [row] = await onlyState(db, { scope: scopeOf(actor) }, { areas: actor.areas, school })
  return row?.state
}

type Stored = { state: string; school: Ref; lines: LineAnswered[]; used: Used[]; editions: EditionKnown[] }

const stored = prepared<{ scope: Scope; language: Language }, OneSchool, Stored>(
  (db, { scope, language }, { areas, school }) =>
    db
      .selectFrom('schools')
      .where('schools.id', '=', school)
      .where(scopeCondition(scope, areas, ofSchools))
      .select([
        state.as('state'),
        sql<Ref>`json_build_object('id', schools.id, 'name', schools.name)`.as('school'),
        linesOf(language, sql`evaluations.school_id = schools.id`).as('lines'),
        used.as('used'),
        editions.as('editions'),
      ]),
)

/** A school in scope with its lines and the parts of their instruments. */
export const linesOfSchool = async (db: Db, actor: Actor, language: Language, school: number) => {
  const [row] = await stored(db, { scope: scopeOf(actor), language }, { areas: actor.areas, school })
  if (!row) return undefined
  const { used: instruments, ...rest } = row
  const parts: Parts[] = []
  for (const { id, version } of instruments) parts.push(await cachedParts(db, language, id, version))
  return { ...rest, parts }
}

/** Lines of these evaluations in scope, oldest first, with their school's id. */
export const linesOfEvaluations = (db: Db, actor: Actor, evaluations: number[]) =>
  db
    .selectFrom('evaluations as listed')
    .where('listed.id', 'in', (own) =>
      own
        .selectFrom('evaluations')
        .where(sql<boolean>`evaluations.id = any(${evaluations}::int[])`)
        .where(scopeCondition(scopeOf(actor), actor.areas, ofEvaluations))
        .select('evaluations.id'),
    )
    .select([
      'listed.id',
      'listed.school_id as school',
      linesOf('en', sql`evaluations.id = listed.id`).as('lines'),
    ])
    .orderBy('listed.id')
    .execute()
