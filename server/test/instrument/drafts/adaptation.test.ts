import { evaluationCalls } from 'contract/evaluation/evaluations'
import { adaptationCalls, editionDraftCalls } from 'contract/instrument/edition-drafts'
import { instrumentCalls } from 'contract/instrument/instruments'
import { beforeAll, expect, test } from 'vitest'
import { asCoordinator, asRepresentative, asSuperuser, type Someone } from '../../given/people.ts'
import { givenCountry, givenRegion, givenSchool, givenSecondInstrument } from '../../given/places.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

let vereda: Vereda
let superuser: Someone
let second: Awaited<ReturnType<typeof givenSecondInstrument>>
let peru: { id: number }
let representative: Someone
let coordinator: Someone
let stranger: Someone
let school: { id: number }

beforeAll(async () => {
  vereda = await givenVereda()
  const { db } = vereda.database
  superuser = await asSuperuser(db)
  second = await givenSecondInstrument(db)
  peru = await givenCountry(db, 'PE')
  const region = await givenRegion(db, peru.id)
  school = await givenSchool(db, region.id)
  representative = await asRepresentative(db, [peru.id])
  coordinator = await asCoordinator(db, [region.id])
  stranger = await asRepresentative(db, [(await givenCountry(db, 'CL')).id])
})

const open = async (as: Someone) =>
  vereda.ask(editionDraftCalls.create, as, { body: { instrument: second.id, country: peru.id } })
const read = async (id: number, as = representative) =>
  (await vereda.ask(editionDraftCalls.read, as, { parameters: { id } })).body
const pieceOf = async (id: number, place: string) => {
  const found = (await read(id)).pieces.find((each) => each.place === place)
  const parameters = { id, piece: found?.id ?? 0 }
  return (await vereda.ask(editionDraftCalls.piece, representative, { parameters })).body
}
const change = async (
  id: number,
  { id: piece, version }: { id: number; version: number },
  text: string,
  link?: 'reworded',
) =>
  vereda.ask(editionDraftCalls.change, representative, {
    parameters: { id, piece },
    body: { texts: [{ language: 'en', field: 'statements_s1', text }], ...(link && { link }) },
    headers: { 'if-match': `"v${version}"` },
  })
const move = (call: 'handIn' | 'release', id: number, as: Someone) =>
  vereda.ask(editionDraftCalls[call], as, { parameters: { id } })

test('a country adapts an edition once an administrator allows it', async () => {
  expect((await open(representative)).body.code).toBe('adaptation_not_allowed')
  const leave = async (as: Someone) =>
    (await vereda.ask(adaptationCalls.list, as, {})).body.find(({ id }) => id === peru.id)
  expect(await leave(representative)).toMatchObject({
    allowed: false,
    ask: [expect.stringMatching(/^Person \d+$/)],
  })
  expect((await leave(superuser))?.ask).toEqual([])
  const { body } = await vereda.ask(adaptationCalls.allow, superuser, {
    parameters: { country: peru.id },
    body: { allowed: true },
  })
  expect(body).toMatchObject({ name: 'Peru', allowed: true })
  expect((await leave(representative))?.ask).toEqual([])
  const draft = (await open(representative)).body
  expect(draft).toMatchObject({
    edition: 2,
    status: 'open',
    country: { name: 'Peru' },
    changed: 0,
    faults: 0,
  })
  expect(draft.name).toMatch(/ · Peru$/)
  const { pieces } = await read(draft.id)
  expect(pieces).toHaveLength(1 + 7 + 20 + 66 + 16 + 5)
  expect(pieces.filter(({ is_changed }) => is_changed)).toEqual([])
  // its own name is what "put back" puts back: that of the edition would stand for two
  const whole = await pieceOf(draft.id, '')
  expect(whole.before.find(({ language, field }) => language === 'en' && field === 'name')?.text).toBe(
    draft.name,
  )
})

test('a statement that is too long is reported, and prevents handing in until it is corrected', async () => {
  const { id } = (await open(representative)).body
  const long = `${'Every adult who works with the learner writes down all of it each day '.repeat(2)}again.`
  const piece = await pieceOf(id, '1.1.1')
  const { body } = await change(id, piece, `${long}\nNotes are kept.`)
  expect(body.faults.map(({ code, field, line }) => [code, field, line])).toEqual([
    ['link_same', undefined, undefined],
    ['too_long', 'statements_s1', 1],
    ['statement_words', 'statements_s1', 1],
    ['grade', 'statements_s1', 1],
  ])
  const { faults, to_mend: named } = await read(id)
  expect(faults).toBe(4)
  expect(named.map((each) => [each.piece, each.code])).toEqual(
    body.faults.map(({ code }) => [piece.id, code]),
  )
  expect((await move('handIn', id, representative)).body.code).toBe('edition_draft_has_faults')
  const mended = await change(id, body, 'Our adults write notes.\nNotes are kept.', 'reworded')
  expect(mended.body.faults).toEqual([])
  expect((await read(id)).to_mend).toEqual([])
  expect((await move('handIn', id, representative)).body.status).toBe('handed_in')
  expect((await change(id, mended.body, 'Late words.\nNotes are kept.')).body.code).toBe(
    'edition_draft_not_open',
  )
})

test('a change over the version of another person is refused', async () => {
  const { id } = (await open(representative)).body
  const piece = await pieceOf(id, '1.1.1')
  expect((await change(id, piece, 'First words.\nNotes are kept.')).status).toBe(200)
  const slower = await change(id, piece, 'Second words.\nNotes are kept.')
  expect([slower.status, slower.body.code]).toEqual([412, 'version_conflict'])
})

test('a second person releases it, and only schools of the country use it', async () => {
  const { id } = (await open(representative)).body
  await change(id, await pieceOf(id, '1.1.1'), 'Our adults write notes.\nNotes are kept.', 'reworded')
  await move('handIn', id, representative)
  expect((await move('release', id, representative)).body.code).toBe('second_person_needed')
  expect((await move('release', id, stranger)).status).toBe(404)
  const { body } = await move('release', id, superuser)
  expect(body).toMatchObject({ status: 'released' })
  expect((await move('release', id, superuser)).body.code).toBe('edition_draft_not_handed_in')
  const instrument = body.instrument ?? 0

  const seen = async (as: Someone) =>
    (await vereda.ask(instrumentCalls.list, as)).body.map(({ edition, country }) => [edition, country?.name])
  expect(await seen(coordinator)).toEqual([
    [2, undefined],
    [1, undefined],
    [101, 'Peru'],
  ])
  expect(await seen(stranger)).toEqual([
    [2, undefined],
    [1, undefined],
  ])
  const text = await vereda.ask(instrumentCalls.categories, coordinator, { parameters: { id: instrument } })
  const [first] = text.body.flatMap(({ outcomes = [] }) => outcomes.flatMap(({ indicators }) => indicators))
  expect(first).toMatchObject({ code: '1.1.1', link: 'reworded', from: ['1.1.1'] })
  expect(first?.statements[0]).toEqual({ id: 11, stage: 1, text: 'Our adults write notes.' })

  const begun = await vereda.ask(evaluationCalls.create, coordinator, {
    body: { school: school.id, instrument, year: new Date().getUTCFullYear() },
  })
  expect(begun.status).toBe(201)
  const { db } = vereda.database
  const elsewhere = await givenSchool(db, (await givenRegion(db, (await givenCountry(db, 'CL')).id)).id)
  const refused = await vereda.ask(evaluationCalls.create, superuser, {
    body: { school: elsewhere.id, instrument, year: new Date().getUTCFullYear() },
  })
  expect(refused.body.code).toBe('instrument_not_found')
})
