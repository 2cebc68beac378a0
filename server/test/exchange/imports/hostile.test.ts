import { afterAll, expect, test } from 'vitest'
import { writeSheet } from '../../../src/exchange/spreadsheets/write-sheet.ts'
import { makeZip, type ZipPart } from '../../evaluation/files/making/make-zip.ts'
import { givenPlaces } from '../../places/schools/places.ts'
import { working } from '../../platform/working.ts'

const here = givenPlaces()
afterAll(() => here().vereda.close())
const { send, look: check, lookAt: examine } = working(() => here().vereda)

const kind = 'schools'
const office = 'http://schemas.openxmlformats.org'
const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'

/** A workbook byte by byte, so that it can be a bad one. */
const workbook = (sheet: string, parts: ZipPart[] = []): Buffer =>
  makeZip([
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0"?><Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${main}"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<?xml version="1.0"?><Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<?xml version="1.0"?><workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<?xml version="1.0"?><Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<?xml version="1.0"?>${sheet.startsWith('<!') ? sheet : ''}<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${sheet.startsWith('<!') ? '' : sheet}</sheetData></worksheet>`,
    },
    ...parts,
  ])

const text = (reference: string, content: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${content}</t></is></c>`
const headings = `<row r="1">${text('A1', 'name')}${text('B1', 'region')}${text('C1', 'students')}</row>`

const sent = async (name: string, content: Buffer | string) => {
  const { status, body } = await send(here().coordinator, { kind }, name, content)
  return [status, body.code]
}
const lookedAt = async (name: string, content: Buffer | string) => {
  const { status, answer } = await check(here().coordinator, kind, name, content)
  return [status, (answer as { code?: string }).code]
}

test('a file that is no table, or of another type than its name, is refused before the dry run', async () => {
  const unsupported = [415, 'unsupported_file_type']
  expect(
    await sent('a.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])),
  ).toEqual(unsupported)
  expect(await sent('a.csv', 'name,region\nA\0B,Cusco')).toEqual(unsupported)
  expect(await sent('a.csv', '<html><body>name</body></html>')).toEqual(unsupported)
  expect(await sent('a.xlsx', 'name,region')).toEqual(unsupported)
  expect(await sent('a.csv', workbook(headings))).toEqual(unsupported)
  expect(await sent('a.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toEqual(unsupported)
  expect(await sent('a.xlsx', makeZip([{ name: 'readme.txt', content: 'no workbook' }]))).toEqual(unsupported)
  expect(await sent('a.xlsx', workbook(headings).subarray(0, 300))).toEqual(unsupported)
})

test('macros, external parts, entities and bombs are refused before the dry run', async () => {
  const unsupported = [415, 'unsupported_file_type']
  const external = `<?xml version="1.0"?><Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId9" Type="${office}/officeDocument/2006/relationships/externalLink" Target="http://evil.example/a" TargetMode="External"/></Relationships>`
  expect(await sent('a.xlsx', workbook(headings, [{ name: 'xl/vbaProject.bin', content: 'x' }]))).toEqual(
    unsupported,
  )
  expect(
    await sent(
      'a.xlsx',
      workbook(headings, [{ name: 'xl/worksheets/_rels/sheet1.xml.rels', content: external }]),
    ),
  ).toEqual(unsupported)
  expect(await sent('a.xlsx', workbook('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'))).toEqual(
    unsupported,
  )
  expect(
    await sent(
      'a.xlsx',
      workbook(headings, [{ name: 'xl/media/a.bin', content: Buffer.alloc(120 * 1024 * 1024) }]),
    ),
  ).toEqual(unsupported)
})

test('more columns, rows or letters than an import allows are refused with a reason, however they are compressed', async () => {
  expect(await lookedAt('a.csv', `name,region${','.repeat(1_000_000)}x\n`)).toEqual([
    'failed',
    'file_too_large',
  ])
  expect(await lookedAt('a.xlsx', workbook(`${headings}<row r="2">${text('XFD2', 'x')}</row>`))).toEqual([
    'failed',
    'file_too_large',
  ])
  expect(await lookedAt('a.csv', `name,region\n${'A,Cusco\n'.repeat(10_001)}`)).toEqual([
    'failed',
    'file_too_large',
  ])
  expect(await lookedAt('a.csv', `name,region\n${'A'.repeat(20_001)},Cusco`)).toEqual([
    'failed',
    'file_too_large',
  ])
  expect(
    await lookedAt('a.xlsx', workbook(`${headings}<row r="2"><c r="ZZZZ2"><v>1</v></c></row>`)),
  ).toMatchObject(['failed', expect.stringMatching(/file_too_large|unsupported_file_type/)])
}, 120_000)

test('an empty file, one without headings, and one with a repeated heading are refused with a reason', async () => {
  expect(await lookedAt('a.csv', '\n\n  \n')).toEqual(['failed', 'unsupported_file_type'])
  expect(await lookedAt('a.csv', 'name,region\n')).toEqual(['failed', 'unsupported_file_type'])
  expect(await lookedAt('a.csv', 'what,ever\n1,2')).toEqual(['failed', 'required'])
  expect(await lookedAt('a.csv', 'name,Nombre,region\n1,2,3')).toEqual(['failed', 'validation_error'])
  expect(await lookedAt('a.xlsx', workbook(''))).toEqual(['failed', 'unsupported_file_type'])
})

test('a formula counts as the value it had, and error cells are reported', async () => {
  const answer = await examine(
    here().coordinator,
    kind,
    workbook(
      `${headings}<row r="2">${text('A2', 'zorro Azul')}${text('B2', 'Cusco')}<c r="C2"><f>150*2</f><v>300</v></c></row>` +
        `<row r="3">${text('A3', 'Otra')}${text('B3', 'Cusco')}<c r="C3" t="e"><v>#REF!</v></c></row>` +
        `<row r="4">${text('A4', 'Más')}${text('B4', 'Cusco')}<c r="C4"><v>1e400</v></c></row>`,
    ),
    'a.xlsx',
  )
  expect(answer.rows.map(({ deed: action, errors }) => [action, errors['students']?.[0]?.code])).toEqual([
    ['same', undefined],
    ['refuse', 'validation_error'],
    ['refuse', 'validation_error'],
  ])
  expect(
    await lookedAt('a.xlsx', workbook(`${headings}<row r="2">${text('A2', 'a_x0000_b')}</row>`)),
  ).toEqual(['failed', 'unsupported_file_type'])
})

test('files of Windows, with semicolons, quotes and a byte order mark are read correctly', async () => {
  const { coordinator } = here()
  const windows = Buffer.from(
    'name;region;management;type_of_school\r\n"Peña; Ñusta";Cusco;Pública;special\r\n',
    'latin1',
  )
  expect((await examine(coordinator, kind, windows)).rows[0]?.after).toMatchObject({ name: 'Peña; Ñusta' })
  const marked = `\ufeffsep=;\r\nname;region\r\n"Dos ""líneas""";Cusco\r\n`
  expect((await examine(coordinator, kind, marked)).rows[0]).toMatchObject({
    row: 3,
    after: { name: 'Dos "líneas"' },
  })
  const utf16 = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from('name\tregion\nÁrbol\tCusco\n', 'utf16le'),
  ])
  expect((await examine(coordinator, kind, utf16)).rows[0]?.after).toMatchObject({ name: 'Árbol' })
})

test('a date of a workbook is a date, in the format of any program', async () => {
  const parts: Uint8Array[] = []
  const rows = [
    ['zorro Azul', 'Cusco', 46_112],
    ['Árbol Verde', 'Cusco', { day: '2026-04-01' }],
  ] as never[]
  for await (const part of writeSheet('xlsx', {
    name: 'A',
    headings: ['name', 'region', 'counted_on'],
    rows,
  }))
    parts.push(part)
  const answer = await examine(here().coordinator, kind, Buffer.concat(parts), 'a.xlsx')
  expect(answer.rows.map(({ after }) => after?.counted_on)).toEqual(['2026-03-31', '2026-04-01'])
})
