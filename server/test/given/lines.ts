import { evaluationCalls } from 'contract/evaluation/evaluations'
import type { LineStatus } from 'contract/evaluation/lines'
import { sql } from 'kysely'
import type { Db } from '../../src/platform/database/db.ts'
import type { Vereda } from '../vereda.ts'
import { asAdministrator, asCoordinator, asRepresentative, asSchool, type Someone } from './people.ts'
import { givenCountry, givenInstrument, givenRegion, givenSchool } from './places.ts'

export const thisYear = new Date().getUTCFullYear()

/** An evaluation begun through the front door, with its base line OPEN. */
export const givenEvaluation = async (
  { ask }: Pick<Vereda, 'ask'>,
  by: Someone,
  school: number,
  instrument: number,
  year = thisYear,
) => {
  const { status, body } = await ask(evaluationCalls.create, by, { body: { school, instrument, year } })
  if (status !== 201) throw new Error(`No evaluation was begun: ${status} ${body.code}`)
  return { id: body.id, line: body.line.id, version: body.version }
}

export type YearOfLine = { year: number; status: LineStatus }

/** An evaluation as it is after some years: changed last in January 2026, on the day of as many lines as it has. */
export const givenYears = async (
  vereda: Pick<Vereda, 'ask' | 'database'>,
  by: Someone,
  school: number,
  instrument: number,
  lines: YearOfLine[],
  date: string | null,
): Promise<number> => {
  const { db } = vereda.database
  const { id, line } = await givenEvaluation(vereda, by, school, instrument)
  await db
    .updateTable('lines')
    .set(lines[0] ?? {})
    .where('id', '=', line)
    .execute()
  for (const [place, { year, status }] of lines.slice(1).entries()) {
    const next = await db
      .insertInto('lines')
      .values({ evaluation_id: id, kind: place + 2, year, status })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('line_summaries').values({ line_id: next.id, answered: 7 }).execute()
  }
  const updated_at = `2026-01-0${lines.length}T00:00:00Z`
  await db.updateTable('evaluations').set({ date, updated_at }).where('id', '=', id).execute()
  return id
}

/** Rows of evidence without bytes: two photos and a document in each of the 21 cells. */
export const givenEvidence = async (db: Db, line: number, by: number): Promise<void> => {
  await sql`
    insert into files (object, line_id, category_id, stage, kind, name, content_type, size, sha256, uploaded_by)
    select gen_random_uuid(), lines.id, categories.id, stages.stage, files.kind, files.name, files.type, 1000, '',
      ${by}::int
    from lines join evaluations on evaluations.id = lines.evaluation_id
    join categories on categories.instrument_id = evaluations.instrument_id
    cross join (values (1), (2), (3)) stages (stage)
    cross join (values ('photo', 'door.jpg', 'image/jpeg'), ('photo', 'room.jpg', 'image/jpeg'),
      ('document', 'plan.pdf', 'application/pdf')) files (kind, name, type)
    where lines.id = ${line} order by categories.number, stages.stage`.execute(db)
  await sql`update line_summaries set cells_complete = 21 where line_id = ${line}`.execute(db)
}

/** An answer to every indicator that has none. */
export const givenAnswers = async (db: Db, line: number, by: number, code = 'C'): Promise<void> => {
  await sql`
    insert into results (line_id, indicator_id, option_id, updated_by)
    select lines.id, indicators.id, options.id, ${by}::int
    from lines join evaluations on evaluations.id = lines.evaluation_id
    join indicators on indicators.instrument_id = evaluations.instrument_id
    join options on options.instrument_id = indicators.instrument_id and options.code = ${code}
      and (options.scale = indicators.scale or options.scale is null)
    where lines.id = ${line} order by indicators.id
    on conflict do nothing`.execute(db)
  await sql`
    update line_summaries set answered = (select count(*) from results where results.line_id = ${line})
    where line_id = ${line}`.execute(db)
}

/** An evaluation whose base line has every answer and all its evidence. */
export const givenReadyLine = async (
  vereda: Pick<Vereda, 'ask' | 'database'>,
  by: Someone,
  school: number,
  instrument: number,
  year = thisYear,
) => {
  const evaluation = await givenEvaluation(vereda, by, school, instrument, year)
  await givenEvidence(vereda.database.db, evaluation.line, by.id)
  await givenAnswers(vereda.database.db, evaluation.line, by.id)
  return evaluation
}

/** The real instrument, a school with its region and country, another school elsewhere, and people of every role. */
export const givenEvaluatedSchool = async (db: Db) => {
  const country = await givenCountry(db, 'PE')
  const region = await givenRegion(db, country.id, 'Region of the river')
  const school = await givenSchool(db, region.id, { name: 'School of the river' })
  const elsewhere = await givenCountry(db, 'BR')
  const otherRegion = await givenRegion(db, elsewhere.id, 'Region of the forest')
  const otherSchool = await givenSchool(db, otherRegion.id, { name: 'School of the forest' })
  return {
    country,
    region,
    school,
    otherRegion,
    otherSchool,
    instrument: await givenInstrument(db),
    administrator: await asAdministrator(db),
    representative: await asRepresentative(db, [country.id]),
    coordinator: await asCoordinator(db, [region.id], { full_name: 'Rosa Ruiz' }),
    teacher: await asSchool(db, [school.id], { full_name: 'Ana Arias' }),
    colleague: await asSchool(db, [school.id]),
    stranger: await asCoordinator(db, [otherRegion.id]),
    newcomer: await asSchool(db, []),
  }
}
