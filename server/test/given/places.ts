import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NewSchool } from 'contract/places/schools'
import { fold } from 'contract/platform/shapes'
import { editionFolder } from '../../../instrument/editions.ts'
import { writeSecondEdition } from '../../../instrument/given-edition.ts'
import type { Edition } from '../../src/instrument/instruments/editions/edition.ts'
import { readEdition } from '../../src/instrument/instruments/editions/read-edition.ts'
import { loadInstruments } from '../../src/instrument/instruments/load-instruments.ts'
import { namesOf } from '../../src/places/countries/names.ts'
import type { Db } from '../../src/platform/database/db.ts'
import { onceForAWorker } from '../running/once-for-a-worker.ts'

let made = 0

/** A country by its code; the same code twice is the same country. */
export const givenCountry = async (db: Db, code = 'PE') => {
  const { names, folded } = namesOf(code)
  const { id } = await db
    .insertInto('countries')
    .values({ code, names: JSON.stringify(names), folded_names: folded })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ code }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, code, name: names.en }
}

export const givenRegion = async (db: Db, country: number, name?: string) => {
  made += 1
  const called = name ?? `Region ${made}`
  const { id } = await db
    .insertInto('regions')
    .values({ country_id: country, name: called, folded: fold(called) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name: called, country }
}

/** A school in the region, with 100 learners unless said otherwise. */
export const givenSchool = async (
  db: Db,
  region: number,
  traits: Partial<Omit<NewSchool, 'region'>> = {},
) => {
  made += 1
  const name = traits.name ?? `School ${made}`
  const { country_id } = await db
    .selectFrom('regions')
    .select('country_id')
    .where('id', '=', region)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('schools')
    .values({
      project_name: null,
      management: 'public',
      type_of_school: 'regular',
      levels: ['school'],
      students: 100,
      teachers: 10,
      students_with_disabilities: 20,
      students_with_multiple_disabilities: 8,
      students_with_visual_disabilities: 6,
      students_with_deafblindness: 1,
      other_professionals: 5,
      counted_on: null,
      ...traits,
      name,
      region_id: region,
      country_id,
      folded: `${fold(name)}\n${fold(traits.project_name ?? '')}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name, region, country: country_id }
}

/** The first edition of the instrument's folder; a copy that may be changed. */
export const givenEdition = (): Edition => onceForAWorker('edition', () => readEdition(editionFolder(1)))

/** The real instrument (as another edition of it when numbered), with its rows in order. */
export const givenInstrument = async (db: Db, number = 1) => {
  await loadInstruments(db, { ...givenEdition(), number })
  return instrumentRows(db, number)
}

/** A second edition beside the first, with its rows in order. */
export const givenSecondInstrument = async (db: Db) => {
  await loadInstruments(db, givenEdition())
  await loadInstruments(db, givenSecondEdition())
  const instrument = await instrumentRows(db, 2)
  const duties = await db
    .selectFrom('duties')
    .select(['id', 'code'])
    .where('instrument_id', '=', instrument.id)
    .orderBy('position')
    .execute()
  return { ...instrument, duties }
}

const instrumentRows = async (db: Db, number: number) => {
  const { id } = await db
    .selectFrom('instruments')
    .select('id')
    .where('edition', '=', number)
    .executeTakeFirstOrThrow()
  const [categories, indicators, options] = await Promise.all([
    db
      .selectFrom('categories')
      .select(['id', 'number'])
      .where('instrument_id', '=', id)
      .orderBy('number')
      .execute(),
    db
      .selectFrom('indicators')
      .select([
        'id',
        'code',
        'scale',
        'principal',
        'na_allowed',
        'category_id as category',
        'outcome_id as outcome',
      ])
      .where('instrument_id', '=', id)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('options')
      .select(['id', 'code', 'scale', 'points', 'stage'])
      .where('instrument_id', '=', id)
      .orderBy('position')
      .execute(),
  ])
  return { id, categories, indicators, options }
}

/** A second edition made of the first, in English and Spanish, with statements, counts, links and duties. */
export const givenSecondEdition = (): Edition =>
  onceForAWorker('second edition', () => {
    const home = mkdtempSync(join(tmpdir(), 'second-edition-'))
    const edition = readEdition(writeSecondEdition(home))
    rmSync(home, { recursive: true })
    return edition
  })
