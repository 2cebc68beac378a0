import { notificationCalls } from 'contract/messages/notifications'
import { recoveryCalls } from 'contract/people/recovery'
import { beforeEach, expect, test } from 'vitest'
import { unzipped } from '../../exchange/documents/reading/unzipped.ts'
import { asSuperuser } from '../../given/people.ts'
import { givenCountry, givenInstrument, givenRegion } from '../../given/places.ts'
import { givenPost, queueIsEmpty } from '../../messages/given-sender.ts'
import { givenAccount } from '../../people/accounts/given-account.ts'
import { working } from '../../platform/working.ts'
import { givenReplica } from '../../running/replica.ts'
import { givenVereda } from '../../vereda.ts'
import { catalogueOf } from './given-catalogue.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const superuser = await asSuperuser(db)
const { correct } = catalogueOf(vereda, superuser)
const { mail } = await givenPost(db)
const { fileOf, made, lookAt: examine } = working(() => vereda)

beforeEach(async () => {
  await db.deleteFrom('catalogue_corrections').execute()
  await db.deleteFrom('catalogue_former_words').execute()
})

/** A correction as the database has it. */
const written = (key: string, made_of: string, text: string) =>
  db
    .insertInto('catalogue_corrections')
    .values({ language: 'es', key, words: text, made_of, changed_by: superuser.id })
    .execute()

/** The letter that somebody gets who forgot the password. */
const letterTo = async () => {
  const person = await givenAccount(vereda)
  await db.updateTable('users').set({ language: 'es' }).where('id', '=', person.id).execute()
  await vereda.ask(recoveryCalls.reset, null, { body: { email: person.email } })
  await queueIsEmpty(db)
  const [letter] = mail.to(person.email)
  if (!letter) throw new Error('no letter came')
  return { letter, person }
}

test('a corrected text is in the next e-mail, with its link and names, and can be reset', async () => {
  await correct('emails.password_reset.subject', 'Escoja otra contraseña')
  await correct('emails.password_reset.before.2', 'Usted entra como {username}')
  const { letter, person } = await letterTo()
  expect(letter.subject).toBe('Escoja otra contraseña')
  expect(letter.text).toContain(`Usted entra como ${person.username}`)
  expect(letter.link).toContain('/account/recover#token=')
  await correct('emails.password_reset.subject', null)
  expect((await letterTo()).letter.subject).toBe('Elija una nueva contraseña para Vereda')
})

test('a correction on another server is in the next e-mail and notification of this one', async () => {
  const { letter } = await letterTo()
  expect(letter.subject).toBe('Elija una nueva contraseña para Vereda')
  const other = await givenReplica(vereda)
  // as another process does, which tells nobody but the database
  const written = [
    {
      key: 'emails.password_reset.subject',
      words: 'Otra clave',
      made_of: 'Choose a new password for Vereda',
    },
    { key: 'lists.save', words: 'Grabar', made_of: 'Save' },
  ]
  await db
    .insertInto('catalogue_corrections')
    .values(written.map((each) => ({ ...each, language: 'es' as const, changed_by: superuser.id })))
    .execute()
  expect((await letterTo()).letter.subject).toBe('Otra clave')
  expect((await other.inject({ url: '/installation.json' })).json().words).toHaveProperty('es')
  await db
    .updateTable('catalogue_corrections')
    .set({ words: 'Clave nueva' })
    .where('key', '=', 'emails.password_reset.subject')
    .execute()
  expect((await letterTo()).letter.subject).toBe('Clave nueva')
})

test('a notification has the corrected text', async () => {
  const person = await givenAccount(vereda)
  await db
    .insertInto('notifications')
    .values({
      user_id: superuser.id,
      code: 'line_validated',
      params: JSON.stringify({
        person: person.full_name,
        school: 'Escuela del río',
        evaluation_type: 'base',
        year: 2026,
      }),
    })
    .execute()
  const titles = async () =>
    (
      await vereda.ask(notificationCalls.list, superuser, {
        query: { code: 'line_validated' },
        headers: { 'accept-language': 'es' },
      })
    ).body.results.map(({ title }) => title)
  expect(await titles()).toEqual(['Escuela del río: validada'])
  await correct('sent-notifications.line_validated.title', '{school}: aprobada')
  expect(await titles()).toEqual(['Escuela del río: aprobada'])
  await correct('sent-notifications.line_validated.title', null)
  expect(await titles()).toEqual(['Escuela del río: validada'])
})

test('a spreadsheet has it too, and an older file can still be read', async () => {
  const path = '/api/country/'
  const headings = async () =>
    (await fileOf(superuser, path, 'csv', 'es')).bytes.toString('utf8').split('\n')[0] ?? ''
  expect(await headings()).not.toContain('Cómo se llama')
  await correct('fields.name', 'Cómo se llama')
  expect(await headings()).toContain('Cómo se llama')
  const { id: country } = await givenCountry(db, 'PE')
  const { name: region } = await givenRegion(db, country)
  for (const heading of ['Nombre', 'Cómo se llama', 'name']) {
    const file = `${heading};Región;País\nEscuela ${heading};${region};Perú\n`
    const answer = await examine(superuser, 'schools', file)
    expect(answer.ignored).toEqual([])
    expect(answer.rows[0]?.errors).not.toHaveProperty('name')
  }
})

test('a label that a correction gave to another code or column is read as neither', async () => {
  const { id: country } = await givenCountry(db, 'PE')
  const { name: region } = await givenRegion(db, country)
  const faultsOf = async (heading: string, level: string) => {
    const file = `Nombre;Región;País;${heading}\nEscuela del agua;${region};Perú;${level}\n`
    const { ignored, rows } = await examine(superuser, 'schools', file)
    return {
      ignored,
      refused: Object.keys(rows[0]?.errors ?? {}).filter((each) => each.startsWith('levels')),
    }
  }
  expect(await faultsOf('Niveles', 'Secundaria')).toEqual({ ignored: [], refused: [] })
  // the desk refuses both: what is there is from before it did
  await written('schools.codes.levels.school', 'School', 'Secundaria')
  expect(await faultsOf('Niveles', 'Secundaria')).toEqual({ ignored: [], refused: ['levels.0'] })
  expect(await faultsOf('Niveles', 'Preescolar')).toEqual({ ignored: [], refused: [] })
  await written('fields.students', 'Learners', 'Niveles')
  expect(await faultsOf('Niveles', 'Preescolar')).toEqual({ ignored: ['Niveles'], refused: [] })
})

test('a document has it in the next file that is made', async () => {
  const { id } = await givenInstrument(db)
  const isIn = async (text: string) => {
    const { bytes } = await made(superuser, { subject: 'instrument', id, format: 'docx', language: 'es' })
    return (await unzipped(bytes)).parts.get('word/document.xml')?.includes(text)
  }
  await correct('documents.areas', 'Currículo más amplio')
  expect(await isIn('Currículo más amplio')).toBe(true)
  await correct('documents.areas', null)
  expect(await isIn('Currículo central ampliado')).toBe(true)
})

test('a file with a heading or label of an earlier correction can still be read', async () => {
  const { id: country } = await givenCountry(db, 'PE')
  const { name: region } = await givenRegion(db, country)
  await correct('fields.levels', 'Grados')
  await correct('schools.codes.levels.high_school', 'Colegio mayor')
  await correct('fields.levels', 'Etapas')
  await correct('schools.codes.levels.high_school', 'Bachillerato')
  await correct('fields.levels', null)
  await correct('schools.codes.levels.high_school', null)
  const readAs = async (heading: string, level: string) => {
    const file = `Nombre;Región;País;${heading}\nEscuela del agua;${region};Perú;${level}\n`
    const { ignored, rows } = await examine(superuser, 'schools', file)
    return { ignored, levels: rows[0]?.after?.['levels'] }
  }
  for (const heading of ['Grados', 'Etapas', 'Niveles'])
    for (const level of ['Colegio mayor', 'Bachillerato', 'Secundaria'])
      expect(await readAs(heading, level)).toEqual({ ignored: [], levels: ['high_school'] })
})

test('a former heading means what the heading means now', async () => {
  const { id: country } = await givenCountry(db, 'PE')
  const { name: region } = await givenRegion(db, country)
  await correct('fields.students', 'Grados')
  await correct('fields.students', null)
  await correct('fields.levels', 'Grados')
  const file = `Nombre;Región;País;Grados\nEscuela del agua;${region};Perú;Secundaria\n`
  const { rows } = await examine(superuser, 'schools', file)
  expect(rows[0]?.after?.['levels']).toEqual(['high_school'])
})
