import type { LineStatus } from 'contract/evaluation/lines'
import { sql } from 'kysely'
import type { Db } from '../../src/platform/database/db.ts'
import { asAdministrator, asCoordinator, asRepresentative, asSchool, type Someone } from './people.ts'
import { givenCountry, givenRegion, givenSchool } from './places.ts'
import { givenSmallInstrument } from './small-instrument.ts'

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
