import { expect, test } from 'vitest'
import { makeDocument, relationship } from '../making/make-office.ts'
import type { ZipPart } from '../making/make-zip.ts'
import { body, code, doctype, document, field, mark, run, sheet, types, w } from './checked-office.ts'

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
