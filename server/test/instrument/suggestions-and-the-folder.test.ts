import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { editionFolder } from '../../../instrument/editions.ts'
import { loadSuggestions } from '../../src/instrument/suggestions/load-suggestions.ts'
import { fillTranslations } from '../../src/instrument/translations/fill-queries.ts'
import { asRepresentative, asSuperuser, type Someone } from '../given/people.ts'
import { givenCountry, givenInstrument } from '../given/places.ts'
import { givenVereda, type Vereda } from '../vereda.ts'
import { deskOf } from './desk.ts'

let vereda: Vereda
let superuser: Someone
let instrument: number

const start = async () => {
  await loadSuggestions(vereda.database.db, editionFolder(2))
  await fillTranslations(vereda.database.db)
}
const { desk, textAt, change } = deskOf(() => ({ vereda, superuser, instrument, part: 'suggestions' }))

/** What the folder said at the last start: as if the files had been others then. */
const setSource = (code: string, language: string, text: string) =>
  sql`update suggestions set source = source || jsonb_build_object(${language}::text, ${text}::text)
    where code = ${code}`.execute(vereda.database.db)
const write = (code: string, language: string, text: string) =>
  sql`update suggestions set texts = texts || jsonb_build_object(${language}::text, ${text}::text)
    where code = ${code}`.execute(vereda.database.db)

beforeAll(async () => {
  vereda = await givenVereda()
  const { db } = vereda.database
  superuser = await asSuperuser(db)
  instrument = (await givenInstrument(db)).id
  await loadSuggestions(db, editionFolder(2))
  await write('1.1-1-1', 'en', 'Changed before the desk was there.')
  await fillTranslations(db)
})

test("English that was changed before the desk had it makes the folder's translations stale", async () => {
  expect(await textAt('1.1 1 1')).toMatchObject({
    stale: true,
    source: 'Changed before the desk was there.',
    source_before: expect.stringContaining('Write one page'),
  })
  expect(await textAt('1.1 1 1', 'en')).toMatchObject({ stale: false })
})

test('a corrected translation of the folder is of its own English, not of the English corrected here', async () => {
  await change(await textAt('1.1 1 2', 'en'), { text: 'Watch each learner for a whole day.' })
  await setSource('1.1-1-2', 'es', 'Antes de la coma')
  await start()
  expect(await textAt('1.1 1 2')).toMatchObject({
    stale: true,
    source: 'Watch each learner for a whole day.',
  })
})

test('texts that the folder replaces are audited with both versions', async () => {
  const row = await textAt('2.1 1 1')
  await change(row, { text: 'Escrito aquí.' })
  await setSource('2.1-1-1', 'es', 'Escrito antes en la carpeta')
  await start()
  expect((await textAt('2.1 1 1')).target).toBe(row.target)
  const { rows } = await sql`select actor_id, old, new from audit
    where deed = 'instrument.correct' and object_type = 'suggestion' and old::text like '%aquí%'`.execute(
    vereda.database.db,
  )
  expect(rows).toEqual([
    {
      actor_id: null,
      old: { es: { suggestion: 'Escrito aquí.' } },
      new: { es: { suggestion: row.target } },
    },
  ])
})

test('nobody confirms English that they did not see', async () => {
  const seen = await textAt('3.2 1 1')
  await change(await textAt('3.2 1 1', 'en'), { text: 'Something else now.' })
  expect((await change(seen, { text: seen.target ?? '' })).status).toBe(412)
  expect(await textAt('3.2 1 1')).toMatchObject({ stale: true })
})

test('texts of the edition of another country add no suggestions', async () => {
  const { db } = vereda.database
  const [peru, india] = [await givenCountry(db, 'PE'), await givenCountry(db, 'IN')]
  const own = (await givenInstrument(db)).id
  await db.updateTable('instruments').set({ country_id: peru.id }).where('id', '=', own).execute()
  const stranger = await asRepresentative(db, [india.id], { is_superuser: true })
  expect(await desk({ instrument: String(own) }, stranger)).toMatchObject({
    status: 400,
    body: { errors: { instrument: [{ code: 'instrument_not_found' }] } },
  })
})
