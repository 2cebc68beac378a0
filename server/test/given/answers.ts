import type { LineStatus } from 'contract/evaluation/lines'
import type { OptionCode } from 'contract/instrument/instruments'
import { sql } from 'kysely'
import type { Db } from '../../src/platform/database/db.ts'
import { asAdministrator, asCoordinator, asRepresentative, asSchool, type Someone } from './people.ts'
import { givenCountry, givenRegion, givenSchool } from './places.ts'

type Rated = { id: number; code: string; category: number; scale: 1 | 2 }
export type SmallInstrument = {
  id: number
  /** Ids of the domains, in the order of their numbers. */
  categories: number[]
  indicators: Rated[]
  /** The id of the option of this letter that an indicator may be answered with. */
  option(code: OptionCode, scale?: 1 | 2): number
  indicator(code: string): Rated
}

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
let editions = 9000

/**
 * Seven domains; the first has outcomes of 4, 4 and 3 indicators, each other one outcome of two. Indicators are of
 * scale 1, but each second one of an outcome, which is of scale 2; the third of an outcome names a condition for NA.
 */
export const givenSmallInstrument = async (db: Db): Promise<SmallInstrument> => {
  editions += 1
  const { id } = await db
    .insertInto('instruments')
    .values({ edition: editions, texts: '{"en":{"name":"Small instrument"}}', indicator_count: 23 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const numbers = [1, 2, 3, 4, 5, 6, 7]
  const categories = await db
    .insertInto('categories')
    .values(numbers.map((number) => ({ instrument_id: id, number, texts: '{}' })))
    .returning('id')
    .execute()
  const outcomes = [4, 4, 3, 2, 2, 2, 2, 2, 2].map((size, place) => ({
    category: categories[Math.max(0, place - 2)]?.id ?? 0,
    domain: Math.max(1, place - 1),
    number: place < 3 ? place + 1 : 1,
    size,
  }))
  const outcomeRows = await db
    .insertInto('outcomes')
    .values(outcomes.map(({ category, number }) => ({ category_id: category, number, texts: '{}' })))
    .returning('id')
    .execute()
  const indicators = await db
    .insertInto('indicators')
    .values(
      outcomes.flatMap(({ category, domain, number, size }, place) =>
        Array.from({ length: size }, (_, at) => ({
          instrument_id: id,
          category_id: category,
          outcome_id: outcomeRows[place]?.id ?? 0,
          number: at + 1,
          code: `${domain}.${number}.${at + 1}`,
          scale: at === 1 ? (2 as const) : (1 as const),
          principal: at === 0,
          na_allowed: at === 2,
          texts: '{}',
        })),
      ),
    )
    .returning(['id', 'code', 'category_id as category', 'scale'])
    .execute()
  const options = await givenOptions(db, id)
  return {
    id,
    categories: categories.map((category) => category.id),
    indicators,
    option: (code, scale = 1) =>
      options.find((option) => option.code === code && (option.scale ?? scale) === scale)?.id ?? 0,
    indicator: (code) => indicators.find((indicator) => indicator.code === code) as Rated,
  }
}

const givenOptions = (db: Db, instrument: number) =>
  db
    .insertInto('options')
    .values(
      [
        { code: 'NA' as const, scale: null, points: null, stage: null },
        { code: 'NE' as const, scale: null, points: 0, stage: null },
        ...([1, 2] as const).flatMap((scale) =>
          letters.map((code, at) => ({
            code,
            scale,
            points: at + 1,
            stage: at < 2 ? (1 as const) : at < 4 ? (2 as const) : (3 as const),
          })),
        ),
      ].map((option, position) => ({ instrument_id: instrument, position, texts: '{}', ...option })),
    )
    .returning(['id', 'code', 'scale'])
    .execute()

/** A line with its evaluation, its summary and its plan; `status` is where its life has come to. */
export const givenLine = async (
  db: Db,
  school: { id: number; region: number; country: number },
  instrument: number,
  by: Someone,
  { status = 'OPEN' as LineStatus, evaluation = 0, kind = 1, year = 2026 } = {},
) => {
  const owner =
    evaluation ||
    (
      await db
        .insertInto('evaluations')
        .values({
          school_id: school.id,
          region_id: school.region,
          country_id: school.country,
          instrument_id: instrument,
          date: null,
          period: null,
          created_by: by.id,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const { id } = await db
    .insertInto('lines')
    .values({ evaluation_id: owner, kind, year, status })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('line_summaries').values({ line_id: id }).execute()
  const plan = await db
    .insertInto('action_plans')
    .values({ line_id: id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, evaluation: owner, plan: plan.id, year }
}

export const setStatus = (db: Db, line: number, status: LineStatus) =>
  db.updateTable('lines').set({ status }).where('id', '=', line).execute()

/** Deeds of the audit about a thing, oldest first, with what they say was and is. */
export const auditOf = (db: Db, type: string, id: number) =>
  db
    .selectFrom('audit')
    .select(['deed', 'old', 'new', 'actor_id'])
    .where('object_type', '=', type)
    .where('object_id', '=', id)
    .orderBy('id')
    .execute()

/** What was done to it; who was refused is in the audit too. */
export const changesOf = async (db: Db, type: string, id: number) =>
  (await auditOf(db, type, id)).filter(({ deed: action }) => action !== 'permission.denied')

export const answeredOf = async (db: Db, line: number): Promise<number> => {
  const row = await db
    .selectFrom('line_summaries')
    .select('answered')
    .where('line_id', '=', line)
    .executeTakeFirstOrThrow()
  return row.answered
}

/** When the evaluation was touched last, put an hour back so that the next touch is seen. */
export const letEvaluationRest = (db: Db, evaluation: number) =>
  db
    .updateTable('evaluations')
    .set({ updated_at: sql`now() - interval '1 hour'` })
    .where('id', '=', evaluation)
    .execute()

export const hasBeenTouched = async (db: Db, evaluation: number): Promise<boolean> => {
  const row = await db
    .selectFrom('evaluations')
    .select(sql<boolean>`updated_at > now() - interval '1 minute'`.as('touched'))
    .where('id', '=', evaluation)
    .executeTakeFirstOrThrow()
  return row.touched
}

/** Two schools of two countries, an instrument, and people of every role around the first. */
export const givenEvaluators = async (db: Db) => {
  const country = await givenCountry(db, 'PE')
  const region = await givenRegion(db, country.id)
  const school = await givenSchool(db, region.id)
  const elsewhere = await givenCountry(db, 'BR')
  const otherRegion = await givenRegion(db, elsewhere.id)
  const otherSchool = await givenSchool(db, otherRegion.id)
  const administrator = await asAdministrator(db)
  return {
    region: region.id,
    school,
    otherSchool,
    instrument: await givenSmallInstrument(db),
    administrator,
    representative: await asRepresentative(db, [country.id]),
    coordinator: await asCoordinator(db, [region.id], { full_name: 'Carmen Coordinator' }),
    teacher: await asSchool(db, [school.id], { full_name: 'Tomás Teacher' }),
    colleague: await asSchool(db, [school.id]),
    stranger: await asSchool(db, [otherSchool.id]),
    newcomer: await asSchool(db, []),
  }
}
