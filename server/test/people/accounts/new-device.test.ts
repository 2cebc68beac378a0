import { expect, test } from 'vitest'
import { givenVereda } from '../../vereda.ts'
import { givenAccount, logIn } from './given-account.ts'

const vereda = await givenVereda()

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const newerFirefox = firefox.replaceAll('140.0', '141.0')
const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36'

/** The devices that letters to a person name, in the order of the sign-ins. */
const devicesInLetters = async (user: number) => {
  const rows = await vereda.database.db
    .selectFrom('letters')
    .select('params')
    .where('user_id', '=', user)
    .where('code', '=', 'new_device')
    .orderBy('id')
    .execute()
  return rows.map(({ params }) => params.device)
}

test('the first sign-in of all and further ones from the same kind of browser send no letter', async () => {
  const person = await givenAccount(vereda)
  for (const agent of [firefox, firefox, newerFirefox])
    expect((await logIn(vereda, person.username, {}, { 'user-agent': agent })).status).toBe(200)
  expect(await devicesInLetters(person.id)).toEqual([])
})

test('a sign-in from another browser or system sends one letter that names it', async () => {
  const person = await givenAccount(vereda)
  for (const agent of [firefox, phone, phone, firefox])
    await logIn(vereda, person.username, {}, { 'user-agent': agent })
  expect(await devicesInLetters(person.id)).toEqual([expect.stringMatching(/Chrome.*Android/)])
})

test('a refused sign-in from another device sends no letter', async () => {
  const person = await givenAccount(vereda)
  await logIn(vereda, person.username, {}, { 'user-agent': firefox })
  const refused = await logIn(vereda, person.username, { password: 'not this one' }, { 'user-agent': phone })
  expect(refused.status).toBe(401)
  expect(await devicesInLetters(person.id)).toEqual([])
})
