import { notificationCalls, pageOfNotification } from 'contract/messages/notifications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asAdministrator, asRepresentative, asSuperuser, type Someone } from '../../given/people.ts'
import { givenCountry, givenSecondInstrument } from '../../given/places.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { draftsIn, statement } from './given-drafts.ts'

let vereda: Vereda
let drafts: ReturnType<typeof draftsIn>
let superuser: Someone
let writer: Someone
let representative: Someone
let others: Someone[]
let instrument: number
let peru: number

beforeAll(async () => {
  vereda = await givenVereda()
  drafts = draftsIn(vereda)
  const { db } = vereda.database
  superuser = await asSuperuser(db)
  writer = await asSuperuser(db)
  instrument = (await givenSecondInstrument(db)).id
  peru = (await givenCountry(db, 'PE')).id
  await db.updateTable('countries').set({ may_adapt: true }).where('id', '=', peru).execute()
  representative = await asRepresentative(db, [peru])
  const chile = (await givenCountry(db, 'CL')).id
  others = [await asAdministrator(db), await asRepresentative(db, [chile])]
})
afterAll(() => vereda.close())

const newest = async (as: Someone) => {
  const { results } = (await vereda.ask(notificationCalls.list, as, { query: {} })).body
  return results.map(({ code }) => code)
}

test('who may release a draft is notified that it waits, and who worked on it of the outcome', async () => {
  const { id } = (await drafts.open(representative, instrument, peru)).body
  const short = statement('Our adults write notes.\nNotes are kept.')
  await drafts.change(writer, id, '1.1.1', short)
  await drafts.move(representative, 'handIn', id)
  expect(await Promise.all([superuser, writer, representative].map(newest))).toEqual([
    ['edition_handed_in'],
    ['edition_handed_in'],
    [],
  ])
  const { results } = (await vereda.ask(notificationCalls.list, superuser, { query: {} })).body
  const [first] = results
  expect(first?.title).toMatch(/ · Peru: to read and release$/)
  expect(first && pageOfNotification(first)).toBe(`/editions/${id}`)

  await drafts.giveBack(superuser, id)
  expect(await Promise.all([superuser, writer, representative].map(newest))).toEqual([
    ['edition_handed_in'],
    ['edition_given_back', 'edition_handed_in'],
    ['edition_given_back'],
  ])
  await drafts.move(representative, 'handIn', id)
  await drafts.move(superuser, 'release', id)
  expect((await newest(representative))[0]).toBe('edition_released')
  expect((await newest(writer))[0]).toBe('edition_released')
  expect(await Promise.all(others.map(newest))).toEqual([[], []])
})

test('notifications of a step of a draft count as read for everybody after the next step', async () => {
  const givenHandedIn = async () => {
    const { id } = (await drafts.open(representative, instrument, peru)).body
    await drafts.change(representative, id, '1.1.1', statement('Our adults write notes.\nNotes are kept.'))
    await drafts.move(representative, 'handIn', id)
    return id
  }
  const draft = await givenHandedIn()
  const another = await givenHandedIn()
  const unreadOf = async (as: Someone, of = draft) => {
    const { results } = (await vereda.ask(notificationCalls.list, as, { query: { is_read: 'false' } })).body
    return results.filter(({ params }) => params['draft'] === of).map(({ code }) => code)
  }
  for (const as of [superuser, writer]) expect(await unreadOf(as)).toEqual(['edition_handed_in'])

  await drafts.giveBack(writer, draft)
  expect(await unreadOf(superuser), 'another gave it back').toEqual([])
  expect(await unreadOf(representative)).toEqual(['edition_given_back'])

  await drafts.move(representative, 'handIn', draft)
  expect(await unreadOf(representative)).toEqual([])
  await drafts.move(superuser, 'release', draft)
  expect(await unreadOf(writer), 'another released it').toEqual([])
  expect(await unreadOf(representative), 'news, which only they have read').toEqual(['edition_released'])
  expect(await unreadOf(writer, another), 'another draft still waits').toEqual(['edition_handed_in'])
})

test('who hands a draft in may add a message to the second person, in the notification and the draft until it is given back', async () => {
  const { id } = (await drafts.open(representative, instrument, peru)).body
  await drafts.change(representative, id, '1.1.1', statement('Our adults write notes.\nNotes are kept.'))
  const message = 'Only 1.1.1 has other words: ask {me} why.'
  const handed = await drafts.handIn(representative, id, message)
  expect(handed.body).toMatchObject({ status: 'handed_in', message })
  const { results } = (await vereda.ask(notificationCalls.list, superuser, { query: {} })).body
  expect(results[0]?.message).toMatch(/with a reason\. .*Only 1\.1\.1 has other words: ask \{me\} why\./)
  expect((await drafts.read(superuser, id)).message).toBe(message)
  const { new: recorded } = await vereda.database.db
    .selectFrom('audit')
    .where('deed', '=', 'edition_draft.hand_in')
    .orderBy('id', 'desc')
    .select('new')
    .executeTakeFirstOrThrow()
  expect(recorded, 'the audit has no words of people').toBeNull()
  expect((await drafts.giveBack(superuser, id)).body).toMatchObject({ message: null, reason: 'Look again' })

  expect((await drafts.handIn(representative, id, '  ')).body.message).toBeNull()
  const again = (await vereda.ask(notificationCalls.list, superuser, { query: {} })).body.results[0]
  expect(again?.message).toMatch(/with a reason\.$/)
  const tooLong = await drafts.handIn(representative, id, 'x'.repeat(1001))
  expect([tooLong.status, Object.keys(tooLong.body.errors ?? {})]).toEqual([400, ['message']])
})

test('who worked on a draft and no longer works for its country is not notified of it', async () => {
  const { id } = (await drafts.open(representative, instrument, peru)).body
  await drafts.change(representative, id, '1.1.1', statement('Our adults write notes.\nNotes are kept.'))
  await drafts.move(representative, 'handIn', id)
  const heard = await newest(representative)
  await vereda.database.db.deleteFrom('areas').where('user_id', '=', representative.id).execute()
  expect((await drafts.giveBack(superuser, id)).status).toBe(200)
  expect(await newest(representative)).toEqual(heard)
})
