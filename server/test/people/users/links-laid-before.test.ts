import { areaCalls } from 'contract/people/areas'
import { emailAddressCalls } from 'contract/people/email-addresses'
import { recoveryCalls } from 'contract/people/recovery'
import { userCalls } from 'contract/people/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asCoordinator, asRepresentative, asSchool, type Someone } from '../../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../../given/places.ts'
import { givenSender, home, queueIsEmpty } from '../../messages/given-sender.ts'
import { givenMailServer } from '../../messages/mail-server.ts'
import { refusalOf } from '../../said.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda({ PUBLIC_BASE_URL: home })
const { db } = vereda.database
const mail = await givenMailServer()
const sender = givenSender(db, mail.url())
beforeAll(() => sender.start())
afterAll(async () => {
  await sender.stop()
  await mail.stop()
  await vereda.close()
})

const peru = await givenCountry(db, 'PE')
const north = await givenRegion(db, peru.id)
const south = await givenRegion(db, peru.id)
const [here, there] = [await givenSchool(db, north.id), await givenSchool(db, south.id)]
const representative = await asRepresentative(db, [peru.id])

const tokenIn = (link: string) => link.split('#token=')[1] ?? ''
const linkOf = async (giver: Someone, person: Someone): Promise<string> => {
  const { body } = await vereda.ask(userCalls.giveLink, giver, { parameters: { id: person.id } })
  return tokenIn(body.link)
}
const password = 'boat lamp river seven'
const use = (token: string) =>
  vereda.ask(recoveryCalls.confirm, null, { body: { token, password, password_confirmation: password } })
const assignSouth = (person: Someone) =>
  vereda.ask(areaCalls.assign, representative, { body: { user: person.id, school: there.id } })
/** A teacher who has a password and an address. */
const aTeacher = async () => {
  const teacher = await asSchool(db, [here.id])
  const known = { password_hash: 'x', email: `${teacher.username}@vereda.example` }
  await db.updateTable('users').set(known).where('id', '=', teacher.id).execute()
  return teacher
}

test('a link made by a coordinator is invalid once the person works in another region too', async () => {
  const coordinator = await asCoordinator(db, [north.id])
  const teacher = await aTeacher()
  const token = await linkOf(coordinator, teacher)
  expect((await vereda.ask(recoveryCalls.validate, null, { body: { token } })).status).toBe(200)
  expect((await assignSouth(teacher)).status).toBe(201)
  expect(refusalOf(await vereda.ask(recoveryCalls.validate, null, { body: { token } }))).toEqual([
    400,
    'reset_token_invalid',
  ])
  expect(refusalOf(await use(token))).toEqual([400, 'reset_token_invalid'])
  expect((await use(await linkOf(representative, teacher))).status).toBe(200)
})

test('a link of a coordinator who may no longer log in is invalid', async () => {
  const coordinator = await asCoordinator(db, [north.id])
  const token = await linkOf(coordinator, await aTeacher())
  const change = { parameters: { id: coordinator.id }, body: { is_active: false } }
  expect((await vereda.ask(userCalls.change, representative, change)).status).toBe(200)
  expect(refusalOf(await use(token))).toEqual([400, 'reset_token_invalid'])
})

test('an address set by a coordinator cannot be confirmed once the person works in another region too', async () => {
  const coordinator = await asCoordinator(db, [north.id])
  const name = async (teacher: Someone) => {
    const email = `named-${teacher.id}@elsewhere.example`
    const change = { parameters: { id: teacher.id }, body: { email } }
    expect((await vereda.ask(userCalls.change, coordinator, change)).status).toBe(200)
    await queueIsEmpty(db)
    return tokenIn(mail.to(email).at(-1)?.link ?? '')
  }
  const confirm = (token: string) => vereda.ask(emailAddressCalls.confirm, null, { body: { token } })
  expect((await confirm(await name(await aTeacher()))).status).toBe(200)

  const teacher = await aTeacher()
  const token = await name(teacher)
  expect((await assignSouth(teacher)).status).toBe(201)
  expect(refusalOf(await confirm(token))).toEqual([400, 'email_token_invalid'])
  // whoever owns the account and says that the address is right confirms it
  expect((await vereda.ask(emailAddressCalls.sendAgain, teacher)).status).toBe(200)
  await queueIsEmpty(db)
  const again = tokenIn(mail.to(`named-${teacher.id}@elsewhere.example`).at(-1)?.link ?? '')
  expect((await confirm(again)).status).toBe(200)
})
