import { limits } from 'contract/platform/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromBuffer } from 'yauzl'
import { safeName } from '../../../src/exchange/exports/evidence/safe-paths.ts'
import { givenFiles } from '../../evaluation/files/house.ts'
import { makePhonePhoto } from '../../evaluation/files/making/make-photo.ts'
import { exportedFrom } from './exported.ts'

let context: Awaited<ReturnType<typeof givenFiles>>
beforeAll(async () => {
  context = await givenFiles({ FILES_KEY: Buffer.alloc(32, 7).toString('base64') })
})
afterAll(() => context.close())
const { fileOf, exported, ended } = exportedFrom(() => context)

const archive = (language = 'en', line?: number) => ({
  subject: 'evaluation',
  id: context.line.evaluation,
  format: 'zip',
  language,
  ...(line && { query: `line=${line}` }),
})

/** What any program for archives finds in it: each name with its bytes, checked against its sum. */
const unpacked = (bytes: Buffer): Promise<Map<string, Buffer>> =>
  new Promise((resolve, reject) => {
    const found = new Map<string, Buffer>()
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      zip.on('entry', (entry) =>
        zip.openReadStream(entry, (failure, stream) => {
          if (failure) return reject(failure)
          const parts: Buffer[] = []
          stream.on('data', (part: Buffer) => parts.push(part))
          stream.on('error', reject)
          stream.on('end', () => {
            found.set(entry.fileName, Buffer.concat(parts))
            zip.readEntry()
          })
        }),
      )
      zip.on('end', () => resolve(found))
      zip.on('error', reject)
      zip.readEntry()
    })
  })

test('an archive without evidence has an index that says so', async () => {
  const files = await unpacked((await fileOf(context.teacher, archive())).bytes)
  expect([...files.keys()]).toEqual(['index.html', 'index.csv'])
  expect(files.get('index.html')?.toString()).toContain('There is no evidence in this line yet.')
})

test('all evidence is in folders unchanged, with names in the requested language', async () => {
  const document = 'Fecha;Acuerdo\n2026-03-01;Rampa\n'
  const other = 'Otro acuerdo\n'
  const cell = { ...context.cell, description: '<b>Acta</b> & acuerdos' }
  await context.upload('acta: final?.txt', document, cell)
  await context.upload('ACTA: FINAL?.txt', other, cell)
  const photo = await context.upload('aula.jpg', await makePhonePhoto())
  expect(photo.status).toBe(201)
  const { bytes, job, headers } = await fileOf(context.coordinator, archive('es'))
  expect(headers['content-type']).toBe('application/zip')
  const files = await unpacked(bytes)
  const folder = 'Dominio 1/1 Cambio'
  expect([...files.keys()].sort()).toEqual(
    [
      `${folder}/acta_ final_.txt`,
      `${folder}/ACTA_ FINAL_ (2).txt`,
      `${folder}/aula.jpg`,
      'index.csv',
      'index.html',
    ].sort(),
  )
  expect(files.get(`${folder}/acta_ final_.txt`)?.toString()).toBe(document)
  expect(files.get(`${folder}/ACTA_ FINAL_ (2).txt`)?.toString()).toBe(other)
  expect(files.get(`${folder}/aula.jpg`)).toEqual((await context.download(photo.body.id)).bytes)
  const page = files.get('index.html')?.toString() ?? ''
  expect(page).toContain('<html lang="es">')
  expect(page).toContain('&lt;b&gt;Acta&lt;/b&gt; &amp; acuerdos')
  expect(page).not.toContain('<b>Acta')
  expect(page).toContain('alt="Aula con rampa"')
  expect(page).toContain('href="Dominio%201/1%20Cambio/aula.jpg"')
  expect(page).toContain('Sí, Tomás Teacher')
  const index = files.get('index.csv')?.toString() ?? ''
  expect(index).toContain('Consentimiento confirmado')
  expect(index).toContain(`${folder}/aula.jpg`)
  const given = await context.db
    .selectFrom('audit')
    .where('deed', '=', 'file.download')
    .where('actor_id', '=', context.coordinator.id)
    .where(sql<boolean>`new ->> 'export' = ${String(job.id)}`)
    .select('object_id')
    .execute()
  expect(given).toHaveLength(3)
})

test('deleted files are left out, and missing ones are listed', async () => {
  const sent = await context.upload('weg.txt', 'weg', context.cell)
  await sql`update files set deleted_at = now() where id = ${sent.body.id}`.execute(context.db)
  const lost = await context.upload('lost.txt', 'lost', context.cell)
  await sql`update files set object = gen_random_uuid() where id = ${lost.body.id}`.execute(context.db)
  const files = await unpacked((await fileOf(context.teacher, archive())).bytes)
  expect([...files.keys()].filter((name) => /weg|lost/.test(name))).toEqual([])
  const page = files.get('index.html')?.toString() ?? ''
  expect(page).not.toContain('weg.txt')
  expect(page).toContain('lost.txt: The file could not be read and is missing here.')
})

test('only who may see the evaluation gets its evidence, and a line of another one is refused', async () => {
  expect((await exported(context.stranger, archive())).status).toBe(403)
  expect((await exported(context.newcomer, archive())).status).toBe(403)
  expect((await exported(context.teacher, archive('en', context.otherLine.id))).status).toBe(403)
  expect((await exported(context.administrator, archive())).status).toBe(202)
})

test('who no longer has the school gets no archive of it', async () => {
  await sql`delete from areas where user_id = ${context.colleague.id}`.execute(context.db)
  const { status } = await exported(context.colleague, archive())
  expect(status).toBe(403)
})

test('more evidence than an archive may hold is refused at once', async () => {
  await context.upload('large.txt', 'large', context.cell)
  await sql`update files set size = ${limits.evidenceArchiveBytes} where name = 'large.txt'`.execute(
    context.db,
  )
  const refused = await exported(context.teacher, archive())
  expect(refused).toMatchObject({
    status: 413,
    body: {
      code: 'quota_exceeded',
      detail: 'This cannot be one file. The evidence of this line is larger than 4 GB.',
    },
  })
  await sql`update files set size = 5 where name = 'large.txt'`.execute(context.db)
  const { body } = await exported(context.teacher, archive())
  expect((await ended(context.teacher, body.id)).status).toBe('done')
})

test('names are valid on every system', () => {
  expect(safeName('../../etc/passwd')).toBe('.._.._etc_passwd')
  expect(safeName('con.txt')).toBe('_con.txt')
  expect(safeName('COM1')).toBe('_COM1')
  expect(safeName('plan. ')).toBe('plan')
  expect(safeName('...')).toBe('file')
  expect(safeName('विद्यालय.pdf')).toBe('विद्यालय.pdf')
  const long = safeName(`${'ả'.repeat(140)}.docx`)
  expect([[...long].length, long.endsWith('ả.docx')]).toEqual([100, true])
})
