import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bytesOf } from '../../../../src/evaluation/files/bytes.ts'
import { checkArchive } from '../../../../src/evaluation/files/examine/archive-check.ts'
import { checkOffice } from '../../../../src/evaluation/files/examine/office.ts'
import { makeDocument, relationship } from '../making/make-office.ts'
import { makePicture } from '../making/make-photo.ts'
import { makeZip, type ZipPart } from '../making/make-zip.ts'
import { outcome } from './checked-office.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archives-'))
})
afterAll(() => rm(folder, { recursive: true }))

const archive = (...parts: ZipPart[]) => outcome(checkArchive(bytesOf(makeZip(parts)), folder))
const document = (...parts: ZipPart[]) => outcome(checkOffice(bytesOf(makeDocument(parts)), 'docx'))
const note = { name: 'nota.txt', content: 'una nota' }

test('an archive of photos and documents is accepted, also one made on a Mac', async () => {
  const photo = await makePicture(40, 30).jpeg().toBuffer()
  const mac = Buffer.concat([Buffer.from('0005160700020000', 'hex'), Buffer.alloc(60)])
  const parts = [
    { name: 'clase/', content: '' },
    { name: 'clase/foto.jpg', content: photo },
    { name: '__MACOSX/clase/._foto.jpg', content: mac },
    { name: 'plan.docx', content: makeDocument() },
    note,
  ]
  expect(await archive(...parts)).toBe('taken')
  expect(await readdir(folder)).toEqual([])
})

test.each(['../nota.txt', 'a/../../nota.txt', '/etc/nota.txt', 'C:nota.txt', '..\\nota.txt', 'a\0.txt'])(
  'a name with a path out of the archive is refused: %j',
  async (name) => {
    expect(await archive({ ...note, name })).toBe('archive_names')
  },
)

test('a part with different names in the directory and before its content is refused', async () => {
  expect(await archive({ ...note, nameBefore: '../a.txt' })).toBe('archive_names')
  expect(await document({ name: 'word/a.xml', content: '<a/>', nameBefore: '../ba/.xml' })).toBe(
    'archive_names',
  )
})

test('a part whose checksum differs is refused', async () => {
  expect(await archive({ ...note, claimedSum: 1 })).toBe('archive_broken')
})

test('two parts of one name are refused', async () => {
  expect(await archive(note, note)).toBe('archive_names')
})

test('links, encrypted parts, nested archives and unknown types are refused', async () => {
  expect(await archive({ ...note, mode: 0o120777 })).toBe('archive_link')
  expect(await archive({ ...note, isEncrypted: true })).toBe('archive_encrypted')
  expect(await archive({ name: 'otro.zip', content: makeZip([note]) })).toBe('archive_in_archive')
  expect(await archive({ name: 'otro.txt', content: makeZip([note]) })).toBe('extension')
  expect(await archive({ name: 'pagina.html', content: '<html></html>' })).toBe('content')
  expect(await archive({ name: 'juego.txt', content: Buffer.from('MZ\0\0\0\0\0\0\0\0\0\0\0\0') })).toBe(
    'content',
  )
  expect(
    await archive({
      name: 'plan.docx',
      content: makeDocument([{ name: 'word/vbaProject.bin', content: 'x' }]),
    }),
  ).toBe('office_macros')
})

test('inflating a bomb is stopped, and wrong sizes in its headers do not prevent it', async () => {
  const zeros = { name: 'ceros.txt', content: Buffer.alloc(30 * 1024 * 1024, 'a') }
  expect(await archive(zeros)).toBe('archive_too_large')
  expect(await archive({ ...zeros, claimedSize: 10 })).toBe('archive_broken')
  const entries = Array.from({ length: 501 }, (_, at) => ({ name: `${at}.txt`, content: 'x' }))
  expect(await archive(...entries)).toBe('archive_too_large')
})

test('a bomb distributed over documents inside an archive is refused', async () => {
  const large = { name: 'word/large.bin', content: Buffer.alloc(60 * 1024 * 1024, 'a') }
  const content = makeDocument([large])
  const parts = ['1', '2', '3', '4'].map((each) => ({ name: `${each}.docx`, content }))
  expect(await archive(...parts)).toBe('archive_too_large')
  expect(await archive(...parts.slice(0, 3))).toBe('taken')
})

test('a truncated archive is refused', async () => {
  const whole = makeZip([note])
  expect(await outcome(checkArchive(bytesOf(whole.subarray(0, whole.length - 10)), folder))).toBe(
    'archive_broken',
  )
  expect(await outcome(checkArchive(bytesOf(makeZip([])), folder))).toBe('archive_empty')
})

test('a document with hyperlinks is accepted', async () => {
  const links = relationship('hyperlink', 'https://example.org/?a>b', 'TargetMode="External"')
  expect(await document()).toBe('taken')
  expect(await document({ name: 'word/_rels/document.xml.rels', content: links })).toBe('taken')
})

test('a document with macros is refused, under every name', async () => {
  expect(await document({ name: 'word/vbaProject.bin', content: 'x' })).toBe('office_macros')
  expect(await document({ name: 'word/VBADATA.xml', content: '<a/>' })).toBe('office_macros')
  expect(await document({ name: 'xl/macrosheets/sheet1.xml', content: '<a/>' })).toBe('office_macros')
  const macros = makeDocument([], 'application/vnd.ms-word.document.macroEnabled.main+xml')
  expect(await outcome(checkOffice(bytesOf(macros), 'docx'))).toBe('office_macros')
})

test('a document that loads an external part is refused, also when it encodes the attribute', async () => {
  const plain = relationship('attachedTemplate', 'http://example.org/a.dotm', 'TargetMode="External"')
  const hidden = relationship('oleObject', 'a>b', "TargetMode = '&#x45;xternal'")
  const alike = relationship('of/another/hyperlink', 'http://example.org/a.dotm', 'TargetMode="External"')
  expect(await document({ name: 'word/_rels/settings.xml.rels', content: plain })).toBe('office_external')
  expect(await document({ name: 'word/_rels/settings.xml.rels', content: alike })).toBe('office_external')
  expect(await document({ name: 'word/_rels/document.xml.rels', content: hidden })).toBe('office_external')
})

test('the time to read relationships is linear in their length, whatever they contain', async () => {
  const letters = 100_000
  const milliseconds = async (content: string, expected: string): Promise<number> => {
    const begun = performance.now()
    expect(await document({ name: 'word/_rels/document.xml.rels', content })).toBe(expected)
    return performance.now() - begun
  }
  const [link = ''] =
    relationship('hyperlink', 'https://example.org', 'TargetMode="External"').match(/<Relationship .*\/>/) ??
    []
  const plain = `<Relationships>${link.repeat(letters / link.length)}</Relationships>`
  await milliseconds(plain, 'taken')
  const most = 200 + 10 * (await milliseconds(plain, 'taken'))
  const open = '<Relationship '
  expect(await milliseconds(open.repeat(letters / open.length), 'content')).toBeLessThan(most)
  expect(await milliseconds(`${open}${'a'.repeat(letters)}>`, 'content')).toBeLessThan(most)
  const names = `${open}${'a'.repeat(8000)}/>`
  expect(await milliseconds(names.repeat(letters / names.length), 'content')).toBeLessThan(most)
  expect(await milliseconds(`${open}${'a="'.repeat(letters)}`, 'content')).toBeLessThan(most)
  expect(await milliseconds('<a:'.repeat(letters / 3) + ' '.repeat(letters), 'content')).toBeLessThan(most)
})

test('an external part is refused behind a broken tag, and in another encoding', async () => {
  const external =
    '<Relationship Type="a/attachedTemplate" TargetMode="External" Target="http://example.org/a"/>'
  const appendedTo = (before: string) =>
    document({ name: 'word/_rels/settings.xml.rels', content: `<Relationships>${before}${external}` })
  expect(await appendedTo(`<a b="<Relationship c='"/>`)).toBe('office_external')
  expect(await appendedTo('<Relationship Id=">')).toBe('content')
  const utf16 = Buffer.from(`\ufeff<Relationships>${external}</Relationships>`, 'utf16le')
  expect(await document({ name: 'word/_rels/settings.xml.rels', content: utf16 })).toBe('office_external')
})

test('a document type, which can define entities, is refused in every encoding', async () => {
  const xml = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "y">]><a/>'
  expect(await document({ name: 'word/styles.xml', content: xml })).toBe('office_doctype')
  expect(await document({ name: 'word/styles.xml', content: Buffer.from(`\ufeff${xml}`, 'utf16le') })).toBe(
    'office_doctype',
  )
  const wide = Buffer.from(
    [...`\ufeff${xml}`].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8, 0, 0]),
  )
  expect(await document({ name: 'word/styles.xml', content: wide })).toBe('office_doctype')
  expect(await document({ name: 'word/styles.bin', content: xml })).toBe('office_doctype')
  const late = `<a>${'x'.repeat(65_530)}</a>${xml}`
  expect(await document({ name: 'word/styles.xml', content: late })).toBe('office_doctype')
})

test('XML in an encoding that only office programs read is refused', async () => {
  const shifted = '<?xml version="1.0" encoding="UTF-7"?>+ADwAIQ-DOCTYPE a+AD4-<a/>'
  expect(await document({ name: 'word/styles.xml', content: shifted })).toBe('content')
  const ebcdic = Buffer.from('4c6fa7949340a58599a289', 'hex')
  expect(await document({ name: 'word/styles.xml', content: ebcdic })).toBe('content')
  const plain = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<a/>'
  expect(await document({ name: 'word/styles.xml', content: `\ufeff${plain}` })).toBe('taken')
  expect(await document({ name: 'word/styles.xml', content: '' })).toBe('taken')
  expect(await document({ name: 'word/media/a.svg', content: '<!DOCTYPE svg><svg/>' })).toBe('taken')
})

test('a file with the extension of another office format is refused', async () => {
  expect(await outcome(checkOffice(bytesOf(makeDocument()), 'xlsx'))).toBe('content')
  expect(await outcome(checkOffice(bytesOf(makeZip([note])), 'docx'))).toBe('content')
})
