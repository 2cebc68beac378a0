import { type HistoryType, historyCalls } from 'contract/insight/history'
import { instrumentCalls } from 'contract/instrument/instruments'
import { suggestionCalls } from 'contract/instrument/suggestions'
import { userCalls } from 'contract/people/users'
import { afterAll, expect, test } from 'vitest'
import {
  asAdministrator,
  asCoordinator,
  asRepresentative,
  asSchool,
  asSuperuser,
  type Someone,
} from '../../given/people.ts'
import { givenCountry, givenInstrument, givenRegion, givenSchool } from '../../given/places.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda()
const { db } = vereda.database
afterAll(() => vereda.close())

const peru = await givenCountry(db, 'PE')
const chile = await givenCountry(db, 'CL')
const schoolOf = async (country: number) => givenSchool(db, (await givenRegion(db, country)).id)
const [peruvian, chilean] = [await schoolOf(peru.id), await schoolOf(chile.id)]
const representative = await asRepresentative(db, [peru.id], { full_name: 'Rosa of Peru' })
const [here, there] = [await asSchool(db, [peruvian.id]), await asSchool(db, [chilean.id])]
const superuser = await asSuperuser(db)
const instrument = await givenInstrument(db)

const whoChanged = async (as: Someone, object_type: HistoryType, object_id: number) => {
  const { body } = await vereda.ask(historyCalls.history, as, { query: { object_type, object_id } })
  return body.results.map(({ by, by_hidden }) => (by_hidden ? [by, 'hidden'] : [by?.name]))
}

test('the history of a suggestion names a representative to her own country and to administrators only', async () => {
  const { status, body } = await vereda.ask(suggestionCalls.create, representative, {
    body: { outcome: '1.1', stage: 1, category: 1, text: 'Ask the families', country: peru.id },
  })
  expect(status, JSON.stringify(body)).toBe(201)
  for (const reader of [here, representative, await asAdministrator(db)])
    expect(await whoChanged(reader, 'suggestion', body.id)).toEqual([['Rosa of Peru']])
  for (const reader of [there, await asSchool(db, []), await asRepresentative(db, [chile.id])])
    expect(await whoChanged(reader, 'suggestion', body.id)).toEqual([[null, 'hidden']])
})

test('an instrument shows a school that it was changed, not by whom', async () => {
  const { id } = instrument
  await vereda.ask(instrumentCalls.toggle, superuser, { parameters: { id } })
  await vereda.ask(instrumentCalls.toggle, superuser, { parameters: { id } })
  expect(await whoChanged(here, 'instrument', id)).toEqual([[null, 'hidden'], [null, 'hidden'], [undefined]])
  expect((await whoChanged(superuser, 'instrument', id)).flat()).not.toContain('hidden')
})

test('the history of a person of two countries names nobody of the other one', async () => {
  const shared = await asSchool(db, [peruvian.id, chilean.id])
  const other = await asCoordinator(db, [chilean.region], { full_name: 'Pablo of Chile' })
  const change = (as: Someone, phone: string) =>
    vereda.ask(userCalls.change, as, { parameters: { id: shared.id }, body: { phone } })
  expect((await change(representative, '1')).status).toBe(200)
  expect((await change(other, '2')).status).toBe(200)
  expect(await whoChanged(representative, 'user', shared.id)).toEqual([[null, 'hidden'], ['Rosa of Peru']])
})
