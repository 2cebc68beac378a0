import { languageCodes } from 'contract/platform/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Document } from '../../../../src/exchange/documents/document.ts'
import { pdfOf } from '../../../../src/exchange/documents/write/pdf/write-pdf.ts'
import { prepare } from '../../../../src/exchange/documents/write/prepare.ts'
import { message } from '../../../../src/platform/messages.ts'
import { readPdf } from '../reading/poppler.ts'
import { factNamesOf, textOfDocument } from '../reading/reading.ts'
import { givenEasyDocuments } from './given-documents.ts'

let given: Awaited<ReturnType<typeof givenEasyDocuments>>
beforeAll(async () => {
  given = await givenEasyDocuments()
})
afterAll(() => given.vereda.close())

const read = (document: Document) => readPdf(pdfOf(prepare(document).prepared, []))
const pagesOf = ({ about }: ReturnType<typeof readPdf>) => Number(/Pages: +(\d+)/.exec(about)?.[1])

/** An instrument has all its questions. */
const mostPages: Record<string, number> = { results: 1, plan: 1, report: 1, statistics: 1, instrument: 4 }

test.each(languageCodes)(
  'in %s every easy document is one page, tagged, and each picture has its text',
  async (language) => {
    for (const [name, document] of Object.entries(await given.documentsOf(language, 'easy_read'))) {
      const pdf = read(document)
      expect([name, pagesOf(pdf)]).toEqual([name, Math.min(pagesOf(pdf), mostPages[name] ?? 0)])
      expect(pdf.about).toMatch(/Tagged: +yes/)
      const pictures = document.blocks.filter(({ kind }) => kind === 'pictured').length
      expect([name, pdf.tags.match(/^ *Figure/gm)?.length]).toEqual([name, pictures])
      const figures = pdf.objects.match(/\/S \/Figure\n/g)?.length
      expect([name, pdf.objects.match(/\/S \/Figure\n\s+\/P \d+ 0 R\n\s+\/Alt [(<]/g)?.length]).toEqual([
        name,
        figures,
      ])
      expect(textOfDocument(document).join(' ')).not.toMatch(/undefined|null|\{/)
    }
  },
  60_000,
)

test('hard words that occur are explained at the end, and no others', async () => {
  const documents = await given.documentsOf('en', 'easy_read')
  expect(factNamesOf(documents['results'])).toContain('Transformation')
  expect(factNamesOf(documents['results'])).toContain('Learner')
  expect(factNamesOf(documents['plan'])).toEqual([])
  expect(factNamesOf(documents['instrument'])).toEqual([
    'Change',
    'Transformation',
    'Innovation',
    'Learner',
    'Goal',
    'Disability, disabilities',
    'Visual impairment',
    'Deafblind',
    'Authority, authorities',
    'Force-fed',
    'Shamed',
    'Use of force',
    'Abuse',
  ])
})

test.each(languageCodes)('in %s what is done well is a question and its answer', async (language) => {
  const { results } = await given.documentsOf(language, 'easy_read')
  const well = results?.blocks.flatMap((block) =>
    block.kind === 'pictured' && block.picture === 'good' ? block.texts : [],
  )
  expect(well).toHaveLength(2)
  const yes = message(language, 'easy.results.yes')
  for (const text of well ?? []) expect(text).toMatch(new RegExp(`\\? ${yes}$`))
})

test.each(languageCodes)(
  'in %s the rules that protect learners are said with each hard word explained',
  async (language) => {
    const { instrument } = await given.documentsOf(language, 'easy_read')
    const names = factNamesOf(instrument)
    for (const word of ['forceFed', 'shamed', 'force', 'abuse'] as const) {
      const name = message(language, `easy.words.${word}.name`)
      expect(names).toContain(name.slice(0, 1).toUpperCase() + name.slice(1))
    }
  },
)

test('each rule and question of the easy instrument has boxes to answer', async () => {
  const { instrument } = await given.documentsOf('en', 'easy_read')
  const texts = instrument?.blocks.flatMap((block) => (block.kind === 'pictured' ? [block.texts] : [])) ?? []
  const answered = texts.filter((lines) => /^\[ {2}\] Yes/.test(JSON.stringify(lines.at(-1)).slice(1)))
  expect(answered).toHaveLength(8 + 20)
  expect(answered[0]?.at(-1)).toBe('[  ] Yes      [  ] Not yet')
  expect(answered.at(-1)?.at(-1)).toBe('[  ] Yes      [  ] A little      [  ] Not yet')
})
