import type { Actor } from 'contract/access/scope'
import { languageCodes } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Variant } from '../../../src/exchange/documents/document.ts'
import { documentOfInstrument } from '../../../src/exchange/documents/instrument/instrument-document.ts'
import { givenEvaluatedSchool } from '../../given/lines.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { headingsOf, skippedLevels, textOfDocument } from './reading/reading.ts'

let vereda: Vereda
let here: Awaited<ReturnType<typeof givenEvaluatedSchool>>
beforeAll(async () => {
  vereda = await givenVereda()
  here = await givenEvaluatedSchool(vereda.database.db)
})
afterAll(() => vereda.close())

const document = (language: Language, variant: Variant = 'standard', id = here.instrument.id) => {
  const { id: person, role } = here.administrator
  const actor: Actor = { id: person, role, is_superuser: false, areas: [] }
  return documentOfInstrument({ db: vereda.database.db, actor, language, variant, id, line: undefined })
}

test('the book has every domain, outcome and indicator in order, then the nine areas', async () => {
  const made = await document('en')
  const headings = headingsOf(made)
  const chapters = headings.filter((heading) => heading.startsWith('1 '))
  expect(chapters[0]).toBe('1 How answers are given')
  expect(chapters.slice(1, 8).map((chapter) => chapter[2])).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  expect(chapters[8]).toBe('1 Expanded core curriculum')
  const codes = headings.flatMap((heading) => /^3 (\d\.\d\.\d)/.exec(heading)?.[1] ?? [])
  expect(codes).toEqual(here.instrument.indicators.map(({ code }) => code))
  expect(headings.filter((heading) => /^2 \d\.\d /.test(heading))).toHaveLength(20)
  expect(skippedLevels(made)).toBe(0)
})

test('an indicator has its three levels, how it is answered, when it does not apply, and whom to ask', async () => {
  const { blocks } = await document('en')
  const place = blocks.findIndex(
    ({ kind, ...block }) =>
      kind === 'heading' &&
      'text' in block &&
      typeof block.text === 'string' &&
      block.text.startsWith('2.2.4 '),
  )
  const facts = blocks.slice(place).find((block) => block.kind === 'facts')
  const names = facts?.kind === 'facts' ? facts.facts.map(({ name }) => name) : []
  expect(names).toEqual([
    'Change',
    'Transformation',
    'Innovation',
    'Answered by',
    'When it does not apply',
    'Option',
    'Ask a family',
    'Ask or observe a learner',
  ])
  expect(JSON.stringify(facts)).toContain('deafblindness')
  expect(JSON.stringify(facts)).toContain('(  ) NA   (  ) NE   (  ) A')
})

test('it is complete in each of the six languages, and no text is the same in two of them', async () => {
  const sizes = new Set<number>()
  const books = new Map<Language, Set<string>>()
  for (const language of languageCodes) {
    const made = await document(language)
    sizes.add(made.blocks.length)
    expect(JSON.stringify(made.blocks)).not.toContain('"language":')
    books.set(language, new Set(textOfDocument(made).filter((text) => text.length > 45)))
  }
  expect(sizes.size).toBe(1)
  for (const [language, text] of books)
    for (const [other, others] of books)
      if (language !== other) expect([...text].filter((each) => others.has(each))).toEqual([])
})

test('untranslated texts of an edition are marked as English', async () => {
  const { db } = vereda.database
  const english = { en: { name: 'A small book', description: '' } }
  const { id } = await db
    .insertInto('instruments')
    .values({ edition: 77, texts: JSON.stringify(english), indicator_count: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('categories')
    .values({ instrument_id: id, number: 1, texts: JSON.stringify({ en: { name: 'Welcome' } }) })
    .execute()
  const { blocks } = await document('hi', 'standard', id)
  expect(blocks).toContainEqual({
    kind: 'heading',
    level: 1,
    text: { text: '1. Welcome', language: 'en' },
  })
})

test('the easy version has the domains in easy words and the easy questions of their principal indicators', async () => {
  const { blocks } = await document('es', 'easy_read')
  const items = blocks.flatMap((block) => (block.kind === 'pictured' ? block.texts : []))
  const questions = items.filter((item) => typeof item === 'string' && /^¿.{10,88}\?$/.test(item))
  expect(questions).toHaveLength(20)
  expect(items.slice(0, 3)).toEqual([
    'Esta es una lista de 66 preguntas.',
    'Con ellas una escuela ve cómo enseña.',
    'Este documento muestra 20 de ellas.',
  ])
  const headings = headingsOf({ blocks })
  expect(headings).toHaveLength(8)
  expect(headings[0]).toBe('1 Conocer a cada estudiante')
  expect(headings.at(-1)).toBe('1 Qué significan las palabras difíciles')
})
