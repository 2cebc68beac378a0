import { homeCalls } from 'contract/insight/home'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asAdministrator,
  asCoordinator,
  asRepresentative,
  asSuperuser,
  type Someone,
} from '../../given/people.ts'
import { givenCountry, givenRegion, givenSecondInstrument } from '../../given/places.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { draftsIn, statement } from './given-drafts.ts'

let vereda: Vereda
let drafts: ReturnType<typeof draftsIn>
let superuser: Someone
let representative: Someone
let others: Someone[]
let instrument: number
let peru: number

beforeAll(async () => {
  vereda = await givenVereda()
  drafts = draftsIn(vereda)
  const { db } = vereda.database
  superuser = await asSuperuser(db)
  instrument = (await givenSecondInstrument(db)).id
  peru = (await givenCountry(db, 'PE')).id
  await allow(true)
  representative = await asRepresentative(db, [peru])
  const region = await givenRegion(db, peru)
  const chile = (await givenCountry(db, 'CL')).id
  others = [
    await asAdministrator(db),
    await asRepresentative(db, [chile]),
    await asCoordinator(db, [region.id]),
  ]
})
afterAll(() => vereda.close())

const allow = (allowed: boolean) =>
  vereda.database.db.updateTable('countries').set({ may_adapt: allowed }).where('id', '=', peru).execute()
const atHome = async (as: Someone) => (await vereda.ask(homeCalls.read, as, {})).body.drafts
const kinds = async (as: Someone) => (await atHome(as)).rows.map(({ id, kind }) => [id, kind])
const wording = statement('Our adults write notes.\nNotes are kept.')

test('home lists a draft to whoever may release it, with its message', async () => {
  const { id } = (await drafts.open(representative, instrument, peru)).body
  await drafts.change(representative, id, '1.1.1', wording)
  expect(await atHome(superuser)).toEqual({ count: 0, rows: [] })
  await drafts.handIn(representative, id, 'Look at 1.1.1')
  const { count, rows } = await atHome(superuser)
  expect(count).toBe(1)
  expect(rows[0]).toMatchObject({ id, kind: 'release', by: { id: representative.id }, text: 'Look at 1.1.1' })
  expect(rows[0]?.name).toMatch(/ · Peru$/)
  expect(await kinds(representative)).toEqual([])
  for (const other of others) expect(await atHome(other)).toEqual({ count: 0, rows: [] })

  await drafts.giveBack(superuser, id)
  expect(await kinds(superuser)).toEqual([])
  const [back] = (await atHome(representative)).rows
  expect(back).toMatchObject({ id, kind: 'mend', by: null, text: 'Look again' })
  await drafts.move(representative, 'handIn', id)
  expect(await kinds(representative)).toEqual([])
  await drafts.move(superuser, 'release', id)
  expect(await kinds(superuser)).toEqual([])
})

test('who wrote all of a draft may not release it and does not see it on home; nor does a country without permission', async () => {
  const { id } = (await drafts.open(superuser, instrument, peru)).body
  await drafts.change(superuser, id, '1.1.1', wording)
  const second = await asSuperuser(vereda.database.db)
  await drafts.move(second, 'handIn', id)
  expect(await kinds(superuser)).toEqual([])
  expect(await kinds(representative)).toEqual([[id, 'release']])
  await allow(false)
  expect(await kinds(representative)).toEqual([])
  await allow(true)
  await drafts.giveBack(representative, id)
  expect(await Promise.all([superuser, second, representative].map(kinds))).toEqual([[[id, 'mend']], [], []])
})
