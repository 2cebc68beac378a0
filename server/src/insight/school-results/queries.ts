import type { Actor } from 'contract/access/permissions'
import type { Answers, LineAnswered, Parts } from 'contract/insight/line-results'
import type { EditionKnown } from 'contract/instrument/edition-changes'
import type { Language, Ref } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import { ofEvaluations, ofSchools, reachOf, type Scope, scopeOf } from '../../access/scope.ts'
import { indiprinOfLine } from '../../evaluation/evaluations/indiprin-queries.ts'
import { lineBrief } from '../../evaluation/lines/queries.ts'
import { textsIn } from '../../instrument/instruments/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { jsonRows } from '../../platform/database/json.ts'
import { prepared } from '../../platform/database/prepared.ts'

const answers: RawBuilder<Answers> = sql`(
  select coalesce(json_object_agg(results.indicator_id, options.code), '{}')
  from results join options on options.id = results.option_id where results.line_id = lines.id)`

const firstSubmission: RawBuilder<Answers | null> = sql`(
  select submissions.answers from submissions where submissions.line_id = lines.id
  order by submissions.number limit 1)`

const nameIn = (column: string, language: Language): RawBuilder<string> =>
  sql`coalesce(${textsIn(language, column)} ->> 'name', '')`

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

/** The instruments that a school's lines were answered with. */
const usedBySchool = sql`(select distinct evaluations.instrument_id as id from evaluations
  where evaluations.school_id = schools.id)`

/** The parts of these instruments. */
const partsOf = (language: Language, instruments: RawBuilder<unknown>) =>
  jsonRows<Parts>(
    sql`json_build_object('instrument', used.id,
      'categories', ${jsonRows(
        sql`json_build_object('id', categories.id, 'number', categories.number,
          'name', ${nameIn('categories.texts', language)})`,
        sql`categories where categories.instrument_id = used.id`,
        sql`categories.number`,
      )},
      'outcomes', ${jsonRows(
        sql`json_build_object('id', outcomes.id, 'category', categories.id, 'number', outcomes.number,
          'name', ${nameIn('outcomes.texts', language)})`,
        sql`outcomes join categories on categories.id = outcomes.category_id
          where categories.instrument_id = used.id`,
        sql`categories.number, outcomes.number`,
      )},
      'indicators', ${jsonRows(
        sql`json_build_object('id', indicators.id, 'code', indicators.code, 'outcome', indicators.outcome_id,
          'name', ${nameIn('indicators.texts', language)}, 'category', indicators.category_id)`,
        sql`indicators join outcomes on outcomes.id = indicators.outcome_id
          join categories on categories.id = outcomes.category_id
          where indicators.instrument_id = used.id`,
        sql`categories.number, outcomes.number, indicators.number`,
      )})`,
    sql`${instruments} used`,
    sql`used.id`,
  )

/** All editions: there are few, and a school may have left some out. */
const editions = jsonRows<EditionKnown>(
  sql`json_build_object('instrument', id, 'edition', edition, 'changed', changed_meanings)`,
  sql`instruments`,
  sql`edition`,
)

type Kept = { school: Ref; lines: LineAnswered[]; parts: Parts[]; editions: EditionKnown[] }

const kept = prepared<{ scope: Scope; language: Language }, { areas: number[]; school: number }, Kept>(
  (db, { scope, language }, { areas, school }) =>
    db
      .selectFrom('schools')
      .where('schools.id', '=', school)
      .where(reachOf(scope, areas, ofSchools))
      .select([
        sql<Ref>`json_build_object('id', schools.id, 'name', schools.name)`.as('school'),
        linesOf(language, sql`evaluations.school_id = schools.id`).as('lines'),
        partsOf(language, usedBySchool).as('parts'),
        editions.as('editions'),
      ]),
)

/** A school within reach with all its lines and the instruments they were answered with, in one statement. */
export const linesOfSchool = async (db: Db, actor: Actor, language: Language, school: number) => {
  const [row] = await kept(db, { scope: scopeOf(actor), language }, { areas: actor.areas, school })
  return row
}

/** The lines of one evaluation within reach, oldest first. */
export const linesOfEvaluation = async (
  db: Db,
  actor: Actor,
  language: Language,
  evaluation: number,
): Promise<LineAnswered[]> => {
  const which = sql`evaluations.id = ${evaluation} and ${reachOf(scopeOf(actor), actor.areas, ofEvaluations)}`
  const { lines } = await db.selectNoFrom(linesOf(language, which).as('lines')).executeTakeFirstOrThrow()
  return lines
}

/**
 * The lines of each of these evaluations within reach, oldest first, with the number of their school: in one statement.
 */
export const linesOfEvaluations = (db: Db, actor: Actor, evaluations: number[]) =>
  db
    .selectFrom('evaluations as listed')
    .where('listed.id', 'in', (own) =>
      own
        .selectFrom('evaluations')
        .where(sql<boolean>`evaluations.id = any(${evaluations}::int[])`)
        .where(reachOf(scopeOf(actor), actor.areas, ofEvaluations))
        .select('evaluations.id'),
    )
    .select([
      'listed.id',
      'listed.school_id as school',
      linesOf('en', sql`evaluations.id = listed.id`).as('lines'),
    ])
    .orderBy('listed.id')
    .execute()

/** The parts of all instruments: each edition is one, and there are few. */
export const partsOfInstruments = async (db: Db): Promise<Parts[]> => {
  const { parts } = await db
    .selectNoFrom(partsOf('en', sql`(select id from instruments)`).as('parts'))
    .executeTakeFirstOrThrow()
  return parts
}
