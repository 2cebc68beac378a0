import type { OptionCode } from 'contract/instrument/instruments'
import { languageCodes } from 'contract/platform/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planDocument } from '../../../src/exchange/documents/action-plan/plan-document.ts'
import type { Document } from '../../../src/exchange/documents/document.ts'
import { documentOfEvaluation } from '../../../src/exchange/documents/evaluation/evaluation-document.ts'
import { voiceIn } from '../../../src/exchange/documents/voice.ts'
import { writeDocx, writePdf } from '../../../src/exchange/documents/write/write-document.ts'
import { documentsWith } from '../../../src/exchange/exports/export-document.ts'
import { pagesOfPdf, readPdf } from './reading/poppler.ts'
import { headingsOf, textOfDocument } from './reading/reading.ts'
import { unzipped } from './reading/unzipped.ts'
import { photo } from './sample-document.ts'
import { givenDocuments } from './school/given-school.ts'

let given: Awaited<ReturnType<typeof givenDocuments>>
let school: number
let line: { id: number; plan: number; evaluation: number }
const letters = ['A', 'B', 'C', 'D', 'E', 'NE', 'B', 'F'] as const
const secondLetters = ['B', 'B', 'D', 'D', 'E', 'A', 'C', 'G'] as const

beforeAll(async () => {
  given = await givenDocuments()
  const answers = (of: readonly OptionCode[]) =>
    Object.fromEntries(given.parts.indicators.map(({ id }, at) => [id, of[at % of.length] ?? 'A']))
  const made = await given.givenLines(answers(letters), answers(secondLetters))
  school = made.school
  const [, second] = made.lines
  if (!second) throw new Error('There are two lines')
  line = second
})
afterAll(() => given.vereda.close())

type Language = (typeof languageCodes)[number]
const about = (language: Language) => ({
  db: given.db,
  actor: { id: given.people.administrator.id, role: 0 as const, is_superuser: true, areas: [] },
  language,
  variant: 'standard' as const,
  line: line.id,
})
const makers: Record<string, (language: Language) => Promise<Document>> = {
  results: (language) => given.documentOf(school, { language, line: line.id }),
  'an action plan': (language) => planDocument({ ...about(language), id: line.plan }),
  'an evaluation': (language) =>
    documentOfEvaluation({ get: async () => undefined })({ ...about(language), id: line.evaluation }),
}
const names = Object.keys(makers)
const documentNamed = (name: string, language: Language): Promise<Document> => {
  const make = makers[name]
  if (!make) throw new Error(name)
  return make(language)
}

test.each(names)(
  'the document of %s begins with its owner, year and line, and whether it is final',
  async (name) => {
    const { cover } = await documentNamed(name, 'en')
    expect(cover?.name).toMatch(/^School/)
    const facts = new Map(cover?.facts.map((fact) => [fact.name, fact.value]))
    expect(facts.get('Year')).toBe('2025')
    expect(facts.get('Line')).toBe('Second evaluation')
    expect(facts.get('Version')).toBe('Final')
    expect(facts.get('Date')).toMatch(/^\d\d-\d\d-\d{4}$/)
    expect(facts.get('Instrument')).toMatch(/Edition 1$/)
  },
)

test('the summary has the state of the school, strengths, weaknesses, changes and next steps', async () => {
  for (const name of names) {
    const document = await documentNamed(name, 'en')
    const contents = document.blocks.findIndex(({ kind }) => kind === 'contents')
    const first = { ...document, blocks: document.blocks.slice(0, contents) }
    expect(headingsOf(first)).toEqual([
      '1 Summary',
      '2 Where the school stands',
      '2 What is strongest',
      '2 What is furthest away',
      '2 What has moved',
      '2 What comes next',
    ])
    const text = textOfDocument(first).join('\n')
    expect(text).toContain('The school has reached Change')
    expect(text).toMatch(/percentage points more · 66 indicators apply in both lines/)
    expect(headingsOf(document).at(-1)).toBe('1 Signatures')
  }
})

/** The paper with what comes before its parts, and of these their headings. */
const inShort = (document: Document): Document => {
  const contents = document.blocks.findIndex(({ kind }) => kind === 'contents')
  return {
    ...document,
    blocks: document.blocks.filter(({ kind }, at) => at <= contents || kind === 'heading'),
  }
}

test.each(languageCodes)(
  'cover, summary and contents are one page each, in %s',
  async (language) => {
    const pages = pagesOfPdf(await writePdf(inShort(await documentNamed('results', language))))
    const { t } = voiceIn(language)
    const has = (page: number, text: string) => expect(pages[page]).toContain(text)
    // poppler parts some words of Hindi
    if (language !== 'hi') {
      has(0, t('documents.cover.year'))
      has(1, t('documents.summary.title'))
      has(1, t('documents.summary.next'))
      has(2, t('documents.contents'))
      has(2, t('documents.signatures.title'))
    }
    expect(pages[2]).toMatch(/(\. ?){5}[ .\u2060]*2\b/)
    expect(pages.length).toBeGreaterThan(3)
  },
  120_000,
)

test('a document for word processors has contents whose entries lead to headings, with places for their pages', async () => {
  const { parts } = await unzipped(await writeDocx(await documentNamed('results', 'en')))
  const document = parts.get('word/document.xml') ?? ''
  expect(document).toContain('TOC \\h \\o &quot;1-2&quot;')
  const led = [...document.matchAll(/w:anchor="(part-\d+)"/g)].map(([, name]) => name)
  expect(led.length).toBeGreaterThan(15)
  for (const name of led) expect(document).toContain(`<w:bookmarkStart w:name="${name}"`)
}, 120_000)

test('a logo of the operator is on the cover, with its name; a missing one is left out', async () => {
  const whole = await documentNamed('results', 'en')
  const document = { ...whole, blocks: whole.blocks.slice(0, 3) }
  const logo = { name: 'Ministry of the river', read: () => photo('png') }
  const withLogo = (read = logo.read) => ({ ...document, logo: { ...logo, read } })
  const shown = readPdf(await writePdf(withLogo()))
  expect(shown.objects).toContain('/Alt (Ministry of the river)')
  expect(shown.words).not.toContain('Vereda Results')
  const lost = readPdf(await writePdf(withLogo(() => Promise.reject(new Error('gone')))))
  expect(lost.images).toEqual([])
  expect(lost.words).toContain('Vereda Results')
  const { names: files } = await unzipped(await writeDocx(withLogo()))
  expect(files.some((file) => /^word\/media\/.*jpg$/.test(file))).toBe(true)
  expect(Object.keys(documentsWith({ path: '/nowhere.png', name: 'M' })(async () => document))).toContain(
    'pdf',
  )
}, 120_000)
