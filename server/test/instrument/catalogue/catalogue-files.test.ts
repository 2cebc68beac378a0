import { longestMessage } from 'contract/instrument/catalogue'
import { languageCodes } from 'contract/platform/languages'
import { readXlsx } from 'hucre/xlsx'
import { beforeEach, expect, test } from 'vitest'
import { asAdministrator, asSuperuser } from '../../given/people.ts'
import { working } from '../../platform/working.ts'
import { givenVereda } from '../../vereda.ts'
import { catalogueOf } from './given-catalogue.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const superuser = await asSuperuser(db)
const { list, textOf, correct } = catalogueOf(vereda, superuser)
const { lookAt: examine, apply, applied, fileOf, send } = working(() => vereda)

beforeEach(async () => {
  await db.deleteFrom('catalogue_corrections').execute()
})

const path = (language: string, query = '') => `/api/catalogue/?language=${language}${query}`
const csv = (...rows: (string | number)[][]) =>
  [
    'id,source,current,target',
    ...rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')),
  ].join('\n')
/** A message as a file gives it out, with other words in the column that is taken. */
const rowOf = async (key: string, text: string) => {
  const { id, source, target } = await textOf(key)
  return [id, source, target, text]
}
const codesOf = (rows: Awaited<ReturnType<typeof examine>>['rows']) =>
  rows.map(({ errors }) =>
    Object.entries(errors).flatMap(([field, all]) =>
      all.map(({ code, unfit }) => `${field} ${unfit?.code ?? code}`),
    ),
  )

test.each(languageCodes)(
  'a file of all messages in %s, imported unchanged, changes nothing',
  async (language) => {
    const { bytes } = await fileOf(superuser, path(language), 'xlsx', language)
    const answer = await examine(superuser, 'catalogue', bytes, 'words.xlsx')
    expect(answer).toMatchObject({ created: 0, changed: 0, refused: 0, ignored: [] })
    expect(answer.same).toBe((await list({ language })).body.count)
  },
)

test('a workbook has the English next to the texts, and only the messages of the filter', async () => {
  await correct('emails.password_reset.link', 'Escoger otra clave')
  const { bytes } = await fileOf(superuser, path('es', '&state=corrected'), 'xlsx', 'es')
  const { sheets } = await readXlsx(new Uint8Array(bytes))
  const { id } = await textOf('emails.password_reset.link')
  expect(sheets[0]?.name).toBe('Palabras de la interfaz')
  expect(sheets[0]?.rows).toEqual([
    ['Número', 'Dónde', 'Clave', 'Inglés', 'Palabras hasta ahora', 'Traducción', 'Estado de la traducción'],
    [
      id,
      'Correos',
      'emails.password_reset.link',
      'Choose a new password',
      'Escoger otra clave',
      'Escoger otra clave',
      'Corregido',
    ],
  ])
})

test('changes of a file are written in one transaction, each message with its audit, and a released text resets it', async () => {
  await correct('lists.save', 'Grabar')
  const [title, save] = [await textOf('home.title'), await textOf('lists.save')]
  const text = csv(await rowOf('home.title', 'La casa'), await rowOf('lists.save', save.released))
  const answer = await examine(superuser, 'catalogue', text)
  expect(answer).toMatchObject({ changed: 2, refused: 0 })
  expect(answer.rows[0]).toMatchObject({
    deed: 'change',
    before: { name: 'Español: home.title', target: title.target },
    after: { target: 'La casa' },
  })
  expect(await textOf('home.title')).toMatchObject({ state: 'released' })
  expect(await applied(superuser, answer.id)).toMatchObject({ status: 'done', changed: 2 })
  expect(await textOf('home.title')).toMatchObject({ state: 'corrected', target: 'La casa', version: 1 })
  expect(await textOf('lists.save')).toMatchObject({ state: 'released', version: 2 })
  const trail = await db
    .selectFrom('audit')
    .select(['deed', 'old', 'new', 'actor_id'])
    .where('object_type', '=', 'catalogue')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(trail).toMatchObject([
    { deed: 'catalogue.back_to_released', old: { es: { 'lists.save': 'Grabar' } } },
    {
      deed: 'catalogue.change',
      old: { es: { 'home.title': title.released } },
      new: { es: { 'home.title': 'La casa' } },
      actor_id: superuser.id,
    },
  ])
})

test('each row is checked by the rules of the desk, and reports which it breaks', async () => {
  const answer = await examine(
    superuser,
    'catalogue',
    csv(
      await rowOf('home.title', 'Bienvenida'),
      await rowOf('emails.password_reset.before.2', 'Su nombre de usuario'),
      await rowOf('emails.password_reset.link', '<b>Elegir</b>'),
      await rowOf('audit.found', '{count} registros'),
      await rowOf('emails.password_reset.after.1', 'Abra https://ejemplo.org/clave'),
      await rowOf('lists.save', 'Guardar todo lo que se ha escrito'),
      await rowOf('overdue.title', 'Minusválidos'),
      await rowOf('about.accessibility', 'a'.repeat(longestMessage + 1)),
      [987654321, '', '', 'Nada'],
      await rowOf('home.title', 'Otra vez'),
    ),
  )
  expect(answer).toMatchObject({ changed: 1, refused: 9 })
  expect(codesOf(answer.rows)).toEqual([
    [],
    ['target values'],
    ['target values'],
    ['target one_form'],
    ['target address'],
    ['target label'],
    ['target avoid'],
    ['target max_length'],
    ['id does_not_exist'],
    ['id name_exists'],
  ])
  expect(answer.rows[1]?.errors['target']?.[0]?.message).toBe(
    'The text fills in nothing, English {username}.',
  )
  expect(await apply(superuser, answer.id)).toMatchObject({ status: 409, body: { code: 'rows_refused' } })
})

test('a message changed at the desk since the export is reported and stays, and messages not in the file stay', async () => {
  const file = csv(
    await rowOf('home.title', 'Del archivo'),
    await rowOf('lists.save', (await textOf('lists.save')).target),
    [...(await rowOf('overdue.title', 'Del archivo'))].map((cell, at) => (at === 1 ? 'Other English' : cell)),
  )
  await correct('home.title', 'De la página')
  await correct('lists.save', 'Grabar')
  const answer = await examine(superuser, 'catalogue', file)
  expect(answer).toMatchObject({ changed: 0, same: 1, refused: 2 })
  expect(codesOf(answer.rows)).toEqual([['current data_changed'], [], ['source data_changed']])
})

test('a message corrected between the dry run and applying stops it', async () => {
  const answer = await examine(superuser, 'catalogue', csv(await rowOf('home.title', 'Del archivo')))
  await correct('home.title', 'De la página')
  expect(await apply(superuser, answer.id)).toMatchObject({ status: 409, body: { code: 'data_changed' } })
  expect((await textOf('home.title')).target).toBe('De la página')
})

test('a table without the former text is refused, since changes since could not be detected', async () => {
  const answer = await send(superuser, { kind: 'catalogue' }, 'file.csv', 'id,source,target\n1,a,b')
  expect(answer.status).toBe(202)
  await expect(examine(superuser, 'catalogue', 'id,source,target\n1,a,b')).rejects.toThrow()
})

test('only superusers with full scope import and export such a file', async () => {
  const administrator = await asAdministrator(db)
  const { status } = await send(administrator, { kind: 'catalogue' }, 'file.csv', csv([1, '', '', 'x']))
  expect(status).toBe(403)
  await expect(fileOf(administrator, path('es'))).rejects.toThrow('403')
})
