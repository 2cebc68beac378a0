import { instrumentCalls } from 'contract/instrument/instruments'
import { translationCalls } from 'contract/instrument/translations'
import type { Language } from 'contract/platform/shapes'
import { beforeAll, expect, test } from 'vitest'
import { loadInstruments } from '../../../src/instrument/instruments/load-instruments.ts'
import { fillTranslations } from '../../../src/instrument/translations/fill-queries.ts'
import { asSuperuser, type Someone } from '../../given/people.ts'
import { givenSecondEdition, givenSecondInstrument } from '../../given/places.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

let vereda: Vereda
let superuser: Someone
let second: Awaited<ReturnType<typeof givenSecondInstrument>>

beforeAll(async () => {
  vereda = await givenVereda()
  superuser = await asSuperuser(vereda.database.db)
  second = await givenSecondInstrument(vereda.database.db)
  await fillTranslations(vereda.database.db)
})

const categories = async (id: number, language: Language = 'en') => {
  const { body } = await vereda.ask(instrumentCalls.categories, superuser, {
    parameters: { id },
    headers: { 'accept-language': language },
  })
  return body
}
const indicatorIn = async (code: string, id = second.id, language: Language = 'en') => {
  const all = (await categories(id, language)).flatMap(({ outcomes = [] }) => outcomes)
  return all.flatMap(({ indicators }) => indicators).find((each) => each.code === code)
}
const desk = async (language: Language, search: string) => {
  const { body } = await vereda.ask(translationCalls.list, superuser, {
    query: { language, instrument: second.id, search, page_size: 100 } as never,
  })
  return body.results
}

test('both editions exist, the newer one first, and both are in use', async () => {
  const { body } = await vereda.ask(instrumentCalls.list, superuser)
  expect(body.map(({ edition, enabled, indicators }) => [edition, enabled, indicators])).toEqual([
    [2, true, 66],
    [1, true, 66],
  ])
})

test('an indicator has its statements with stable numbers, who is counted, and its link', async () => {
  expect(await indicatorIn('1.1.1')).toMatchObject({
    statements: [
      { id: 11, stage: 1, text: 'One adult of 1.1.1 begins.' },
      { id: 12, stage: 1, text: 'Notes of 1.1.1 are kept.' },
      { id: 21, stage: 2, text: 'The team of 1.1.1 follows a plan.' },
      { id: 22, stage: 2, text: 'Families of 1.1.1 take part.' },
      { id: 31, stage: 3, text: 'Learners of 1.1.1 lead.' },
      { id: 32, stage: 3, text: 'All of 1.1.1 goes on.' },
      { id: 33, stage: 3, text: 'It lasts.' },
    ],
    easy_s1: 'One adult of 1.1.1 begins. Notes of 1.1.1 are kept.',
    reached: null,
    of: null,
    link: 'same',
    from: ['1.1.1'],
  })
  expect(await indicatorIn('1.1.2')).toMatchObject({
    reached: 'Learners with a plan',
    of: 'All learners',
    link: 'reworded',
  })
})

test('the first edition has no statements, no duties and no links', async () => {
  const { body } = await vereda.ask(instrumentCalls.list, superuser)
  const first = body.find(({ edition }) => edition === 1)?.id ?? 0
  expect(await indicatorIn('1.1.1', first)).toMatchObject({
    statements: [],
    reached: null,
    link: null,
    from: [],
  })
  expect((await categories(first)).flatMap(({ duties = [] }) => duties)).toEqual([])
})

test('a domain has its duties in the language, or in English where untranslated', async () => {
  const dutiesOf = async (language: Language) =>
    (await categories(second.id, language)).map(({ number, duties = [] }) => [number, duties.length])
  expect(await dutiesOf('en')).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => [number, number === 5 ? 5 : 0]))
  const hindi = await categories(second.id, 'hi')
  expect(hindi[4]?.duties?.[0]).toEqual({
    id: second.duties[0]?.id,
    code: 'D1',
    name: 'Nobody is shut in: D1',
    help: 'Rooms and force.',
    plan: 'Say what you will do.',
  })
})

test('the desk has statements, who is counted and duties, and requires as many statements as in English', async () => {
  expect((await desk('hi', '1.1.2')).map(({ field }) => field).slice(-6)).toEqual([
    'short',
    'statements_s1',
    'statements_s2',
    'statements_s3',
    'reached',
    'of',
  ])
  const first = async (search: string) => (await desk('hi', search))[0]
  expect(await first('Nobody is shut')).toMatchObject({
    kind: 'duty',
    place: 'D1',
    field: 'name',
    limit: 140,
  })
  expect(await first('Rooms and force')).toMatchObject({ kind: 'duty', field: 'help', limit: 300 })
  expect(await first('Say what you')).toMatchObject({ kind: 'duty', field: 'plan', limit: 200 })
  const [row] = (await desk('hi', '1.1.1')).filter(({ field }) => field === 'statements_s1')
  const change = (text: string, version = row?.version) =>
    vereda.ask(translationCalls.change, superuser, {
      parameters: { key: row?.id ?? 0 },
      body: { text },
      headers: { 'if-match': `"v${version}"` },
    })
  expect((await change('एक वाक्य।')).status).toBe(400)
  expect((await change('एक।\nदो।\nतीन।')).status).toBe(400)
  expect((await change('पहला वाक्य।\nदूसरा वाक्य।')).status).toBe(200)
  const [one, next] = (await indicatorIn('1.1.1', second.id, 'hi'))?.statements ?? []
  expect([one?.text, next?.text]).toEqual(['पहला वाक्य।', 'दूसरा वाक्य।'])
  const [, duty] = await desk('hi', 'Nobody is shut')
  await vereda.ask(translationCalls.change, superuser, {
    parameters: { key: duty?.id ?? 0 },
    body: { text: 'किसी को बंद नहीं किया जाता' },
    headers: { 'if-match': `"v${duty?.version}"` },
  })
  expect((await categories(second.id, 'hi'))[4]?.duties?.[1]?.name).toBe('किसी को बंद नहीं किया जाता')
})

test('only indicators linked as the same or reworded are compared with the edition before', async () => {
  const { changed_meanings } = await vereda.database.db
    .selectFrom('instruments')
    .select('changed_meanings')
    .where('edition', '=', 2)
    .executeTakeFirstOrThrow()
  expect(changed_meanings).toEqual(['1.1.3', '1.2.2'])
})

test('an edition in use cannot lose a statement or a duty', async () => {
  const refused = async (change: (edition: ReturnType<typeof givenSecondEdition>) => void) => {
    const edition = givenSecondEdition()
    change(edition)
    await expect(loadInstruments(vereda.database.db, edition)).rejects.toThrow('must not change')
  }
  await refused((edition) => edition.duties.pop())
  await refused((edition) => edition.categories[0]?.outcomes[0]?.indicators[0]?.statements.pop())
  await loadInstruments(vereda.database.db, givenSecondEdition())
})
