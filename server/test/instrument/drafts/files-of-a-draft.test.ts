import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readEdition } from '../../../src/instrument/instruments/editions/read-edition.ts'
import { statement } from './given-drafts.ts'
import { givenDraftFiles, packed, refusedIn, unpacked, writeInto } from './given-files.ts'

let at: Awaited<ReturnType<typeof givenDraftFiles>>
let draft: number
beforeAll(async () => {
  at = await givenDraftFiles()
})
beforeEach(async () => {
  draft = await at.open()
})
afterAll(() => at.vereda.close())

test('the archive is a folder that can be loaded as an edition', async () => {
  await at.drafts.change(
    at.representative,
    draft,
    '1.1.1',
    statement('Our adults write notes.\nNotes are kept.'),
  )
  const folder = mkdtempSync(join(tmpdir(), 'vereda-folder-'))
  try {
    for (const [name, text] of await unpacked(await at.fileOf(draft, 'zip'))) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    const edition = readEdition(folder)
    const [first] = edition.categories[0]?.outcomes[0]?.indicators ?? []
    expect(first).toMatchObject({ code: '1.1.1', link: 'reworded', links_from: ['1.1.1'] })
    expect(first?.texts['en']?.['statements_s1']).toEqual(['Our adults write notes.', 'Notes are kept.'])
    expect(Object.keys(edition.texts)).toEqual(['en', 'es'])
    expect(edition.duties).toHaveLength(5)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('files bring texts and links back; an unknown, missing or broken key is reported with its file', async () => {
  const files = await unpacked(await at.fileOf(draft, 'zip'))
  const change = (name: string, from: string | RegExp, to: string) => {
    const before = files.get(name) ?? ''
    const after = before.replace(from, to)
    expect(after).not.toBe(before)
    files.set(name, after)
  }
  change('es/short.yaml', /^1\.1\.1:\n {2}short: .*$/m, '1.1.1:\n  short: Gustos y fuerzas')
  change('structure.yaml', /(code: 1\.1\.2\n[^]*?link: )same/, '$1reworded')
  const seen = await at.bring(draft, await packed(files), 'texts.zip')
  expect(seen).toMatchObject({ changed: 2, refused: 0, ignored: [] })
  await at.applied(at.representative, seen.id)
  expect(await at.textOf(draft, '1.1.1', 'es', 'short')).toBe('Gustos y fuerzas')
  expect((await at.drafts.pieceOf(at.representative, draft, '1.1.2')).link).toBe('reworded')

  change('es/short.yaml', /^1\.1\.2:/m, '1.1.99:')
  change('es/duties.yaml', /^D1:/m, 'D1: [')
  change('structure.yaml', /code: 2\.1\.1\n( +)scale: 1/, 'code: 2.1.1\n$1scale: 2')
  files.set('en/secret.yaml', 'a: b')
  files.set('en/plan.yaml', 'a: b')
  files.set('readme.txt', 'hello')
  const broken = await at.bring(draft, await packed(files), 'texts.zip')
  expect(refusedIn(broken)).toEqual(
    expect.arrayContaining([
      ['es/short.yaml: 1.1.99 > short', 'file does_not_exist'],
      ['es/short.yaml: 1.1.2 > short', 'file required'],
      [expect.stringMatching(/^es\/duties\.yaml: \d+$/), 'file validation_error'],
      ['structure.yaml: 2.1.1', 'file validation_error'],
      ['en/secret.yaml', 'file does_not_exist'],
    ]),
  )
  expect(broken.refused).toBe(5)
  expect(broken.ignored).toEqual(['readme.txt', 'en/plan.yaml'])
})

test('invalid, repeated and contradictory content is reported, and of many faults the first 200', async () => {
  const files = await unpacked(await at.fileOf(draft, 'zip'))
  const short = files.get('es/short.yaml') ?? ''
  const latin = new Map<string, string | Uint8Array>([
    ...files,
    ['es/short.yaml', Buffer.from(short, 'latin1')],
    ['en/duties.yaml', `${files.get('en/duties.yaml')}\nD1:\n  name: Again\n`],
    ['en/options.yaml', (files.get('en/options.yaml') ?? '').replace(/help: .*/, 'help: "\\0"')],
    ['structure.yaml', (files.get('structure.yaml') ?? '').replace(/- 1\.1\.1\n/, '- "1.1"\n')],
  ])
  const seen = refusedIn(await at.bring(draft, await packed(latin), 'texts.zip'))
  expect(seen).toEqual(
    expect.arrayContaining([
      ['es/short.yaml', 'file invalid_format'],
      [expect.stringMatching(/^en\/duties\.yaml: \d+$/), 'file validation_error'],
      [expect.stringMatching(/^structure\.yaml: domains > 0 > .* > from/), 'file validation_error'],
      [expect.stringMatching(/^en\/options\.yaml: /), 'file validation_error'],
    ]),
  )
  const lines = Array.from({ length: 20_000 }, (_, place) => `k${place}: a`).join('\n')
  const full = new Map([...files, ['es/short.yaml', lines]])
  expect(refusedIn(await at.bring(draft, await packed(full), 'texts.zip'))).toHaveLength(200)
})

test('a hint that becomes two is a change, in a workbook too', async () => {
  const { id: piece } = await at.drafts.pieceOf(at.representative, draft, '1.1.1')
  const before = (await at.textOf(draft, '1.1.1', 'en', 'look_for')) ?? ''
  const text = before.replace(' ', '\n')
  expect(text).not.toBe(before)
  const file = await writeInto(await at.fileOf(draft, 'xlsx'), {
    piece,
    field: 'look_for',
    language: 'English',
    text,
  })
  const seen = await at.bring(draft, file, 'texts.xlsx')
  expect(seen).toMatchObject({ changed: 1, refused: 0 })
  await at.applied(at.representative, seen.id)
  expect(await at.textOf(draft, '1.1.1', 'en', 'look_for')).toBe(text)
})

test('an archive of another draft, or of something else, is refused whole', async () => {
  const file = await at.fileOf(draft, 'zip')
  draft = await at.open()
  expect(refusedIn(await at.bring(draft, file, 'texts.zip'))).toEqual([
    ['made-of.yaml', 'file does_not_exist'],
  ])
  const nothing = await packed(new Map([['photo.txt', 'x']]))
  expect(refusedIn(await at.bring(draft, nothing, 'texts.zip'))).toEqual([
    ['structure.yaml', 'file required'],
  ])
  const fields = { edition_draft: String(draft) }
  const noZip = await at.look(
    at.representative,
    'edition_draft',
    'texts.zip',
    'PK\x03\x04 and no more',
    fields,
  )
  expect(noZip).toMatchObject({ status: 'failed', answer: { code: 'unsupported_file_type' } })
})
