import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bytesOf } from '../../../../src/evaluation/files/bytes.ts'
import { checkPdf } from '../../../../src/evaluation/files/examine/pdf.ts'
import { makePdf, objectStream, streamOf } from '../making/make-pdf.ts'
import { outcome } from './checked-office.ts'

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
])('a PDF with %s is accepted', async (_, pdf) => {
  expect(await outcome(checkPdf(bytesOf(pdf)))).toBe('taken')
})

test('a PDF made to take for ever is refused in time linear in its length', async () => {
  const strings = makePdf({ objects: ['1 0 obj ('.repeat(300_000)] })
  expect(await outcome(checkPdf(bytesOf(strings)))).toBe('archive_too_large')
  const tokens = makePdf({ objects: ['1 '.repeat(400_000)] })
  expect(await outcome(checkPdf(bytesOf(tokens)))).toBe('archive_too_large')
})
