import { deflateSync } from 'node:zlib'
import { Problem } from 'contract/platform/problems'
import { expect, test } from 'vitest'
import { bytesOf } from '../../../../src/evaluation/files/bytes.ts'
import { checkOffice } from '../../../../src/evaluation/files/examine/office.ts'
import { checkPdf } from '../../../../src/evaluation/files/examine/pdf.ts'
import type { OfficeFormat } from '../../../../src/evaluation/files/formats.ts'
import { blocksOfText } from '../../../../src/exchange/documents/report-blocks.ts'
import { writeDocx, writePdf } from '../../../../src/exchange/documents/write/write-document.ts'
import { makeDocument, relationship } from '../making/make-office.ts'
import { makePdf, objectStream, streamOf } from '../making/make-pdf.ts'
import type { ZipPart } from '../making/make-zip.ts'
import { reasonOf } from './reason-of.ts'

const outcome = async (checking: Promise<void>) => {
  try {
    await checking
    return 'taken'
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return reasonOf(error)
  }
}
const checked = (buffer: Buffer, format: OfficeFormat = 'docx') =>
  outcome(checkOffice(bytesOf(buffer), format))
const document = (...parts: ZipPart[]) => checked(makeDocument(parts))

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const body = (content: string) => ({
  name: 'word/document.xml',
  content: `<w:document ${w}><w:body>${content}</w:body></w:document>`,
})
const run = (content: string) => `<w:r>${content}</w:r>`
const mark = (kind: string) => run(`<w:fldChar w:fldCharType="${kind}"/>`)
const code = (text: string) => run(`<w:instrText xml:space="preserve">${text}</w:instrText>`)
const field = (...codes: string[]) =>
  mark('begin') + codes.map(code).join('') + mark('separate') + run('<w:t>x</w:t>') + mark('end')
const types = (more: string) => ({
  name: '[Content_Types].xml',
  content: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${more}<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
})
const doctype = '<!DOCTYPE a [<!ENTITY x "y">]><a/>'
const sheet = (content: string) => ({
  name: 'xl/worksheets/sheet1.xml',
  content: `<worksheet><sheetData>${content}</sheetData></worksheet>`,
})

const attacks: [what: string, parts: ZipPart[], reason?: string][] = [
  ['a DDE field', [body(field(' DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc" '))]],
  ['a DDE field in small letters', [body(field('dde excel a b'))]],
  ['a DDE field in pieces', [body(field('D', 'D', 'EA', 'UTO c:\\\\a'))]],
  ['a DDE field behind references to letters', [body(field('&#68;DE&#x41;UTO a'))]],
  ['a DDE field in letters of no markup', [body(field('<![CDATA[DDE a]]>'))]],
  [
    'a DDE field that was deleted',
    [body(mark('begin') + run('<w:delInstrText>DDE a</w:delInstrText>') + mark('end'))],
  ],
  ['a DDE field without an end', [body(mark('begin') + code('DDE a'))]],
  ['a DDE field in a field', [body(mark('begin') + code('IF 1 = ') + field('DDE a') + mark('end'))]],
  [
    'a field whose name another field computes',
    [body(mark('begin') + field('QUOTE 68 68 69') + code(' a') + mark('end'))],
  ],
  [
    'a DDE field under another prefix',
    [
      {
        name: 'word/document.xml',
        content: '<a:p xmlns:a="x"><a:fldChar a:fldCharType="begin"/><a:instrText>DDE a</a:instrText></a:p>',
      },
    ],
  ],
  ['a DDE field of one element', [body('<w:fldSimple w:instr=" &#68;DE a"/>')]],
  [
    'a DDE field in a header',
    [{ name: 'word/header1.xml', content: `<w:hdr ${w}>${field('DDE a')}</w:hdr>` }],
  ],
  [
    'a DDE field in UTF-16',
    [
      {
        name: 'word/footnotes.xml',
        content: Buffer.from(`\ufeff<w:p ${w}>${field('DDE a')}</w:p>`, 'utf16le'),
      },
    ],
  ],
  [
    'a DDE field in a part of another name',
    [{ name: 'word/media/a.bin', content: `${' '.repeat(9000)}<w:p ${w}>${field('DDE a')}</w:p>` }],
  ],
  ...['INCLUDEPICTURE', 'INCLUDETEXT', 'LINK', 'IMPORT', 'EMBED', 'DATABASE', 'PRINT'].map(
    (name): [string, ZipPart[]] => [`a field ${name}`, [body(field(` ${name} "http://example.org/a" \\d`))]],
  ),
  ['foreign content', [body('<w:altChunk xmlns:r="r" r:id="rId9"/>')]],
  [
    'a relationship to foreign content',
    [{ name: 'word/_rels/document.xml.rels', content: relationship('aFChunk', 'a.html', '') }],
  ],
  ['an OLE object', [body('<w:object><o:OLEObject xmlns:o="o" Type="Embed"/></w:object>')]],
  [
    'a relationship to an OLE object',
    [{ name: 'word/_rels/document.xml.rels', content: relationship('oleObject', 'a.bin', '') }],
  ],
  [
    'a relationship to an OLE object in UTF-16',
    [
      {
        name: 'word/_rels/document.xml.rels',
        content: Buffer.from(
          `\ufeff${relationship('oleObject', 'a.bin', '').replace('<?xml version="1.0"?>', '')}`,
          'utf16le',
        ),
      },
    ],
  ],
  [
    'a file of OLE under any name',
    [{ name: 'word/media/image1.png', content: Buffer.from('d0cf11e0a1b11ae1aa', 'hex') }],
  ],
  ['an embedded document', [{ name: 'word/embeddings/a.docx', content: makeDocument() }]],
  ['a document under the name of a picture', [{ name: 'word/media/image1.png', content: makeDocument() }]],
  [
    'an embedded package beside no chart',
    [{ name: 'word/_rels/document.xml.rels', content: relationship('package', 'embeddings/a.xlsx', '') }],
  ],
  [
    'an ActiveX control',
    [types('<Default Extension="bin" ContentType="application/vnd.ms-office.activeX"/>')],
  ],
  [
    'a control by its relationship',
    [{ name: 'word/_rels/document.xml.rels', content: relationship('CONTROL', 'a.xml', '') }],
  ],
  [
    'a program behind a shape',
    [
      {
        name: 'ppt/slides/slide1.xml',
        content: '<p:sld xmlns:p="p" xmlns:a="a"><a:hlinkHover action="&#112;paction://program"/></p:sld>',
      },
    ],
  ],
  [
    'a DDE link of a workbook',
    [
      {
        name: 'xl/externalLinks/externalLink1.xml',
        content: '<externalLink><ddeLink ddeService="cmd" ddeTopic="/c calc"/></externalLink>',
      },
    ],
  ],
  ['a DDE formula', [sheet("<c><f>cmd|'/c calc'!A0</f></c>")]],
  ['a DDE formula behind references', [sheet("<c><f>cmd&#x7C;'/c calc'!A0</f></c>")]],
  ...[
    'WEB<![CDATA[SERVICE]]>("http://a")',
    'WEB<!-- -->SERVICE("http://a")',
    'WEB<?a b?>SERVICE("http://a")',
  ].map((formula): [string, ZipPart[]] => [
    `a formula in pieces: ${formula}`,
    [sheet(`<c><f>${formula}</f></c>`)],
  ]),
  [
    'a DDE formula under a prefix that is no word',
    [{ name: 'xl/worksheets/sheet1.xml', content: '<a-é:f xmlns:a-é="x">cmd&#x7C;\'/c calc\'!A0</a-é:f>' }],
  ],
  [
    'a DDE formula behind many blanks',
    [sheet(`<c><f${' '.repeat(70_000)}>${' '.repeat(600)}cmd&#x7C;'/c calc'!A0</f></c>`)],
  ],
  ...[
    '_xlfn.IMAGE("http://a")',
    'RTD("a.b",,"c")',
    'IMPORTXML("http://a","//a")',
    'DDE("cmd","/c calc","a")',
  ].map((formula): [string, ZipPart[]] => [`a formula ${formula}`, [sheet(`<c><f>${formula}</f></c>`)]]),
  ['a formula that asks the web', [sheet('<c><f>_xlfn.WEBSERVICE("http://example.org")</f></c>')]],
  [
    'data fetched when it is opened',
    [{ name: 'xl/connections.xml', content: '<connections><connection refreshOnLoad="1"/></connections>' }],
  ],
  [
    'data fetched when it is opened, with blanks',
    [
      {
        name: 'xl/connections.xml',
        content: '<connections><connection refreshOnLoad=" true "/></connections>',
      },
    ],
  ],
  [
    'a program behind a shape, with many blanks',
    [
      {
        name: 'ppt/slides/slide1.xml',
        content: `<p:sld xmlns:p="p" xmlns:a="a"><a:hlinkClick action${' '.repeat(600)}="ppaction://macro?name=a"/></p:sld>`,
      },
    ],
  ],
  [
    'a part from elsewhere, with a blank',
    [
      {
        name: 'word/_rels/document.xml.rels',
        content: relationship('image', 'http://example.org/a.png', 'TargetMode="External "'),
      },
    ],
    'office_external',
  ],
  [
    'a document type after 512 blanks',
    [{ name: 'word/styles.bin', content: ' '.repeat(512) + doctype }],
    'office_doctype',
  ],
  [
    'a document type after 100,000 blanks',
    [{ name: 'word/styles.bin', content: '\n'.repeat(100_000) + doctype }],
    'office_doctype',
  ],
  [
    'a document type in a drawing that is said to be text',
    [
      types(
        '<Override PartName="/word/a.svg" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/>',
      ),
      { name: 'word/a.svg', content: doctype },
    ],
    'content',
  ],
  [
    'XML in letters that are not read',
    [
      types('<Default Extension="dat" ContentType="application/xml"/>'),
      { name: 'word/a.dat', content: Buffer.from('4c6fa79394', 'hex') },
    ],
    'content',
  ],
]

test.each(attacks)('a document with %s is refused', async (_, parts, reason = 'opens_by_itself') => {
  expect(await document(...parts)).toBe(reason)
})

const harmless: [what: string, parts: ZipPart[]][] = [
  [
    'a table of contents, page numbers and links',
    [
      body(
        field(' TOC \\o "1-3" \\h \\z \\u ') +
          field('PAGE') +
          field(' HYPERLINK "https://example.org" ') +
          field(' REF _Ref1 \\h '),
      ),
    ],
  ],
  [
    'fields in fields',
    [body(mark('begin') + code(' IF ') + field('PAGE') + code(' = 1 "a" "b" ') + mark('end'))],
  ],
  ['a sum in a table', [body(field(' =SUM(ABOVE) '))]],
  ['words that tell of such fields', [body(run('<w:t>DDE and INCLUDEPICTURE, instrText | a!</w:t>'))]],
  [
    'a link',
    [
      {
        name: 'word/_rels/document.xml.rels',
        content: relationship('hyperlink', 'https://example.org', 'TargetMode="External"'),
      },
    ],
  ],
  [
    'a picture and footnotes',
    [
      { name: 'word/_rels/document.xml.rels', content: relationship('image', 'media/a.png', '') },
      { name: 'word/media/a.png', content: Buffer.from('89504e470d0a1a0a', 'hex') },
    ],
  ],
  [
    'a sheet with a comment',
    [sheet('<!-- a --><c><f>SUM(A1:A9)</f></c><c t="inlineStr"><is><t>a&#10;IMAGE(b)</t></is></c>')],
  ],
  ['formulas', [sheet('<c><f>IF(A1="a|b!","x",SUM(\'Hoja 1\'!A1:A9)&amp;"|")</f></c>')]],
  [
    'a drawing with its document type',
    [{ name: 'word/media/a.svg', content: `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "a" "b"><svg/>` }],
  ],
]

test.each(harmless)('a document with %s is taken', async (_, parts) => {
  expect(await document(...parts)).toBe('taken')
})

const launch = '<< /S /Launch /F (calc.exe) >>'
const web = '/S /URI /URI (http://example.org)'
const goTo = '/S /GoTo /D [3 0 R /Fit]'
const opening = (...objects: (string | Buffer)[]) => makePdf({ catalog: '/OpenAction 4 0 R', objects })
/** A stream of objects in which a viewer that undoes the predictor reads other names than somebody who does not. */
const predicted = (dictionary: string, object: string) =>
  streamOf(
    `/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode ${dictionary}`,
    deflateSync(Buffer.from([...`9 0 ${object}`].flatMap((letter) => [0, letter.charCodeAt(0)]))),
  )
const pdfs: [what: string, pdf: Buffer, reason?: string][] = [
  ['a program', makePdf({ objects: [launch] })],
  ['a program with an escaped name', makePdf({ objects: ['<< /S /L#61unch /F (calc.exe) >>'] })],
  [
    'a program after a string with an end of an object',
    makePdf({ objects: ['<< /A (\\) endobj ( stream) ) /B <656e646f626a> % endobj\n /S /Launch >>'] }),
  ],
  ['a program in the middle of a stream', makePdf({ objects: [streamOf('', `9 0 obj\n${launch}\nendobj`)] })],
  ['a program in a packed stream', makePdf({ objects: [objectStream(launch)] })],
  ['a program in a packed stream that does not say so', makePdf({ objects: [objectStream(launch, '')] })],
  ['a program behind the end', Buffer.concat([makePdf(), makePdf({ objects: [launch] })])],
  ['a script', makePdf({ objects: ['<< /S /JavaScript /JS (app.alert(1)) >>'] })],
  ['a file inside', makePdf({ catalog: '/Names << /EmbeddedFiles 4 0 R >>', objects: ['<< >>'] })],
  [
    'a page that is opened on the web at once',
    makePdf({ catalog: '/OpenAction << /S /URI /URI (http://example.org) >>' }),
  ],
  [
    'the same by a reference',
    makePdf({
      catalog: '/OpenAction 4 0 R',
      objects: ['<< /Type /Action /S /URI /URI (http://example.org) >>'],
    }),
  ],
  [
    'the same in a packed stream',
    makePdf({
      catalog: '/OpenAction 9 0 R',
      objects: [objectStream('<< /S /URI /URI (http://example.org) >>')],
    }),
  ],
  ['the same behind many entries', opening(`<< ${'/A 1 '.repeat(60)} ${web} >>`)],
  ['the same behind a page to begin with', opening(`<< ${goTo} /Next << ${web} >> >>`)],
  ['the same by a reference behind it', opening(`<< ${goTo} /Next 5 0 R >>`, `<< ${web} >>`)],
  ['the same behind an entry that goes to a page', opening(`<< /A << ${goTo} >> ${web} >>`)],
  ['the same at once behind it', makePdf({ catalog: `/OpenAction << /A << ${goTo} >> ${web} >>` })],
  ['the same under a number that stands twice', opening(`<< ${web} >>\nendobj\n4 0 obj\n<< ${goTo} >>`)],
  ['the same by two references', opening('5 0 R', `<< ${web} >>`)],
  [
    'the same behind a comment in its number',
    makePdf({
      catalog: '/OpenAction 9 0 R',
      objects: [`<< >>\nendobj\n9 0 % a\nobj << ${web} >>`],
    }),
  ],
  ['a program behind a comment in its number', makePdf({ objects: [`<< >> endobj 9 0 %\nobj ${launch}`] })],
  [
    'a program behind many blanks in its number',
    makePdf({ objects: [`<< >> endobj 9${' '.repeat(99)}0 obj ${launch}`] }),
  ],
  ...['endobj', 'xref', 'obj', 'stream', 'trailer'].map((word): [string, Buffer] => [
    `a program behind the word ${word} in its dictionary`,
    makePdf({ objects: [`<< /A ${word} /B [ ${word} ] /S /Launch /F (a) >>`] }),
  ]),
  ['a form of XFA, whose scripts are packed', makePdf({ objects: ['<< /Fields [] /XFA 5 0 R >>'] })],
  [
    'a body that brings its script',
    makePdf({ objects: [streamOf('/Subtype /U3D /OnInstantiate 5 0 R', '')] }),
  ],
  [
    'packed objects with a predictor elsewhere',
    makePdf({ objects: [predicted('/DecodeParms 5 0 R', launch), '<< /Predictor 12 /Columns 1 >>'] }),
    'pdf_locked',
  ],
  [
    'packed objects whose count stands elsewhere',
    makePdf({
      objects: [streamOf('/Type /ObjStm /N 5 0 R /First 4 /Filter /FlateDecode', deflateSync('9 0 1'))],
    }),
    'pdf_locked',
  ],
  [
    'packed objects that are packed in two ways',
    makePdf({
      objects: [
        streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Filter /LZWDecode', deflateSync('9 0 1')),
      ],
    }),
    'pdf_locked',
  ],
  [
    'objects behind an end that is a comment',
    makePdf({ objects: [streamOf('/Type /ObjStm /N 1 /First 20', `9 0 % endstream\n   ${launch}`)] }),
    'pdf_locked',
  ],
  ['a form that is sent', makePdf({ objects: ['<< /S /SubmitForm /F (http://example.org) >>'] })],
  ['something done when a page is shown', makePdf({ objects: ['<< /AA << /O 9 0 R >> >>'] })],
  [
    'objects packed in a way that is not read',
    makePdf({
      objects: [streamOf('/Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]', 'aa')],
    }),
    'pdf_locked',
  ],
  ['locked objects', makePdf({ trailer: '/Encrypt 5 0 R', objects: [objectStream('<< >>')] }), 'pdf_locked'],
]

test.each(pdfs)('a PDF with %s is refused', async (_, pdf, reason = 'opens_by_itself') => {
  expect(await outcome(checkPdf(bytesOf(pdf)))).toBe(reason)
})

test.each([
  ['nothing else', makePdf()],
  ['a page to begin with', makePdf({ catalog: '/OpenAction [3 0 R /XYZ null null 0]' })],
  [
    'the same as an action',
    makePdf({ catalog: '/OpenAction 4 0 R', objects: ['<< /S /GoTo /D [3 0 R /Fit] >>'] }),
  ],
  [
    'the same in a packed stream',
    makePdf({ catalog: '/OpenAction 9 0 R', objects: [objectStream(`<< ${goTo} >>`)] }),
  ],
  ['a list of places to begin with', opening('[3 0 R /Fit]')],
  ['an object whose bracket is not closed', makePdf({ objects: ['<< /A [ 1 2 >>', '<< /B (b) >>'] })],
  ['links', makePdf({ objects: ['<< /Subtype /Link /A << /S /URI /URI (https://example.org) >> >>'] })],
  ['words that tell of it', makePdf({ objects: ['(/Launch /JavaScript)', streamOf('', '/JS /Launch')] })],
  ['packed objects', makePdf({ objects: [objectStream('<< /Type /Font >>')] })],
])('a PDF with %s is taken', async (_, pdf) => {
  expect(await outcome(checkPdf(bytesOf(pdf)))).toBe('taken')
})

test('a PDF made to be read for ever is refused in the time of its length', async () => {
  const strings = makePdf({ objects: ['1 0 obj ('.repeat(300_000)] })
  expect(await outcome(checkPdf(bytesOf(strings)))).toBe('archive_too_large')
  const tokens = makePdf({ objects: ['1 '.repeat(400_000)] })
  expect(await outcome(checkPdf(bytesOf(tokens)))).toBe('archive_too_large')
})

test('what the product writes itself is taken', async () => {
  const text =
    '# What we saw\n\nSee [the law](https://example.org/law).\n\n- one\n- two\n\n| a | b |\n| --- | --- |\n| 1 | 2 |'
  const paper = {
    title: 'Inclusion',
    subtitle: 'Peru, 2026',
    language: 'es' as const,
    variant: 'standard' as const,
    day: '2026-11-23',
    blocks: blocksOfText(text, 'Inclusion'),
  }
  expect(await outcome(checkPdf(bytesOf(await writePdf(paper))))).toBe('taken')
  expect(await checked(await writeDocx(paper))).toBe('taken')
})
