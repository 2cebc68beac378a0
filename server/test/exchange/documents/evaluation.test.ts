import type { Actor } from 'contract/access/scope'
import { commentCalls } from 'contract/evaluation/comments'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { noteCalls } from 'contract/evaluation/notes'
import { resultCalls } from 'contract/evaluation/results'
import { languageCodes } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Variant } from '../../../src/exchange/documents/document.ts'
import { documentOfEvaluation } from '../../../src/exchange/documents/evaluation/evaluation-document.ts'
import { writePdf } from '../../../src/exchange/documents/write/write-document.ts'
import {
  givenAnswers,
  givenEvaluatedSchool,
  givenEvaluation,
  givenEvidence,
  thisYear,
} from '../../given/lines.ts'
import type { Someone } from '../../given/people.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { readPdf } from './reading/poppler.ts'
import { factUnder, headingsOf, skippedLevels, textOfDocument } from './reading/reading.ts'

let vereda: Vereda
let here: Awaited<ReturnType<typeof givenEvaluatedSchool>>
let evaluation: { id: number; line: number }

const actorOf = (someone: Someone, ...areas: number[]): Actor => ({
  id: someone.id,
  role: someone.role,
  is_superuser: false,
  areas,
})

const picture = Buffer.from('a picture')
const stored = { get: async () => ({ stream: new Blob([picture]).stream() as never, size: picture.length }) }

const document = (language: Language = 'en', variant: Variant = 'standard', line?: number, actor?: Actor) =>
  documentOfEvaluation(stored)({
    db: vereda.database.db,
    actor: actor ?? actorOf(here.teacher, here.school.id),
    language,
    variant,
    id: evaluation.id,
    line,
  })

beforeAll(async () => {
  vereda = await givenVereda()
  const { db } = vereda.database
  here = await givenEvaluatedSchool(db)
  const { coordinator, teacher, school, instrument } = here
  evaluation = await givenEvaluation(vereda, coordinator, school.id, instrument.id, thisYear)
  await givenEvidence(db, evaluation.line, teacher.id)
  await sql`update files set description = 'A door with a touch mark', consent_at = now(), consent_text = '2026-1'
    where kind = 'photo'`.execute(db)
  const about = { evaluation_line: evaluation.line }
  const indicator = instrument.indicators.find(({ code }) => code === '1.1.2')?.id ?? 0
  const option = instrument.options.find(({ code }) => code === 'NA')?.id ?? 0
  await vereda.ask(resultCalls.create, teacher, {
    body: { ...about, indicator, option, na_reason: 'No learner is meant' },
  })
  await givenAnswers(db, evaluation.line, teacher.id, 'D')
  await vereda.ask(noteCalls.create, teacher, {
    body: { ...about, indicator, text: 'We asked two families' },
  })
  // a file shows two answers
  await sql`update results set files = (select array_agg(id) from (
      select files.id from files join categories on categories.id = files.category_id
      where files.line_id = ${evaluation.line} and categories.number = 1 order by files.id limit 1) one)
    from indicators where indicators.id = results.indicator_id and results.line_id = ${evaluation.line}
      and indicators.code in ('1.1.1', '1.1.3')`.execute(db)
  const secret = { ...about, indicator, text: 'Luis has this diagnosis' }
  const { body: comment } = await vereda.ask(commentCalls.create, teacher, { body: secret })
  await vereda.ask(commentCalls.hide, coordinator, { parameters: { id: comment.id } })
  await vereda.ask(commentCalls.create, coordinator, {
    body: { ...about, indicator: null, text: 'Well begun' },
  })
})
afterAll(() => vereda.close())

test('headings follow the order of the instrument, without a skipped level', async () => {
  const made = await document()
  const headings = headingsOf(made)
  expect(headings[0]).toBe('1 Summary')
  const codes = headings.flatMap((heading) => /^3 (\d\.\d\.\d)/.exec(heading)?.[1] ?? [])
  expect(codes).toEqual(here.instrument.indicators.map(({ code }) => code))
  expect(skippedLevels(made)).toBe(0)
})

test('an indicator has its answer as text, why it does not apply, and notes, without hidden text', async () => {
  const made = await document()
  expect(factUnder(made, '1.1.1', 'Answer')).toMatch(/^D \(\w/)
  expect(factUnder(made, '1.1.1', 'Reached (Transformation)')).toMatch(/\w{3}/)
  expect(factUnder(made, '1.1.2', 'Answer')).toBe('NA (Not applicable)')
  expect(factUnder(made, '1.1.2', 'Why it does not apply')).toBe('No learner is meant')
  expect(factUnder(made, '1.1.2', 'Note of Ana Arias (School representative)')).toBe('We asked two families')
  expect(factUnder(made, '1.1.2', 'Comment of Ana Arias')).toBe('This text was hidden.')
  const message = textOfDocument(made).join('\n')
  expect(message).toContain('Well begun')
  expect(message).not.toContain('diagnosis')
})

test('an answer names its files, and a file its answers', async () => {
  const made = await document()
  const [file] = await vereda.database.db
    .selectFrom('results')
    .innerJoin('files', (join) => join.on(sql<boolean>`files.id = any(results.files)`))
    .where('results.line_id', '=', evaluation.line)
    .select('files.name')
    .execute()
  expect(factUnder(made, '1.1.1', 'Shown by')).toBe(file?.name)
  expect(factUnder(made, '1.1.3', 'Shown by')).toBe(file?.name)
  const rows = made.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
  expect(rows.filter((row) => row.includes('1.1.1, 1.1.3')).map(([name]) => name)).toEqual([file?.name])
})

test('people are named with what they did, without private data', async () => {
  const message = textOfDocument(await document()).join('\n')
  const people = await vereda.database.db.selectFrom('users').select(['username', 'email', 'phone']).execute()
  for (const { username, email, phone } of people)
    for (const own of [username, email, phone]) if (own) expect(message).not.toContain(own)
  expect(message).toContain('Answered by: Ana Arias')
})

test('photos with consent are only in the standard document, two of each stage, with their text', async () => {
  const photosIn = async (variant: Variant) =>
    (await document('en', variant)).blocks.flatMap((block) => (block.kind === 'photo' ? [block] : []))
  const photos = await photosIn('standard')
  expect(photos).toHaveLength(42)
  expect(photos[0]).toMatchObject({
    alternative: 'A door with a touch mark',
    caption: expect.stringContaining('.jpg'),
  })
  expect(await photos[0]?.read()).toEqual(picture)
  expect(await photosIn('large_print')).toEqual([])
  await sql`update files set consent_at = null, consent_text = null where stage = 3`.execute(
    vereda.database.db,
  )
  expect(await photosIn('standard')).toHaveLength(28)
  const message = textOfDocument(await document()).join('\n')
  expect(message).toContain('not recorded')
  expect(message).toContain('not needed')
})

test('it is written in any of the six languages, without text of another one', async () => {
  const seen = new Set<string>()
  for (const language of languageCodes) {
    const { blocks, ...made } = await document(language)
    expect(made).toMatchObject({ language, subtitle: expect.stringContaining('School of the river') })
    seen.add(made.title)
    // words in another language would be marked
    expect(JSON.stringify(blocks)).not.toContain('"language":')
  }
  expect(seen.size).toBe(languageCodes.length)
})

test('the easy page describes in short sentences what goes well and what is next', async () => {
  for (const language of languageCodes) {
    const { blocks } = await document(language, 'easy_read')
    expect(blocks.length).toBeLessThan(18)
    expect(blocks.filter(({ kind }) => kind === 'heading')).toHaveLength(3)
  }
  const easy = await document('en', 'easy_read')
  const shown = easy.blocks.filter((block) => block.kind === 'pictured')
  const seen = shown.flatMap(({ picture, texts }) => (picture === 'good' ? texts : []))
  const answered = expect.stringMatching(/^[A-Z][^?.]+\? (Yes|We have begun)\.$/)
  expect(seen).toEqual([answered, answered])
  const next = shown.flatMap(({ picture, texts }) => (picture === 'do' ? texts : []))
  expect(next).toEqual([expect.stringMatching(/^[A-Z][^?]+\?$/), expect.stringMatching(/^[A-Z][^?]+\?$/)])
  const message = textOfDocument(easy)
  expect(message).toContain('Our school has reached this step: Transformation.')
  expect(message.join(' ')).not.toContain('questions')
  expect(message).toContain('This can still change.')
})

test('it is made in under a second with every indicator answered', async () => {
  await document()
  const begun = performance.now()
  await document()
  expect(performance.now() - begun).toBeLessThan(1000)
})

test('an evaluation or line out of scope is missing', async () => {
  const stranger = actorOf(here.stranger, here.otherRegion.id)
  await expect(document('en', 'standard', undefined, stranger)).rejects.toMatchObject({ code: 'not_found' })
  await expect(document('en', 'standard', 987_654)).rejects.toMatchObject({ code: 'not_found' })
  const { status } = await vereda.ask(evaluationCalls.read, here.stranger, {
    parameters: { id: evaluation.id },
  })
  expect(status).toBe(404)
})

test('the easy page is one page in print, in the languages with the longest words too', async () => {
  for (const language of ['id', 'vi'] as const) {
    const { about } = readPdf(await writePdf(await document(language, 'easy_read')))
    expect([language, /Pages:\s+(\d+)/.exec(about)?.[1]]).toEqual([language, '1'])
  }
}, 90_000)
