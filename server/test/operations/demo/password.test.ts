import { accountCalls } from 'contract/people/accounts'
import { userCalls } from 'contract/people/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demonstrationPassword } from '../../../src/access/passwords/demonstration.ts'
import { hashed } from '../../../src/access/passwords/hashing.ts'
import { asSchool, asSuperuser, type Someone } from '../../given/people.ts'
import { refusalOf } from '../../said.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

let vereda: Vereda
let superuser: Someone

beforeAll(async () => {
  vereda = await givenVereda()
  superuser = await asSuperuser(vereda.database.db)
})
afterAll(() => vereda.close())

const person = { username: 'somebody', email: 'somebody@vereda.example', full_name: 'Somebody' }

test('outside the demonstration nobody can choose its password', async () => {
  for (const password of [demonstrationPassword, demonstrationPassword.toUpperCase()]) {
    const answer = await vereda.ask(userCalls.register, superuser, { body: { ...person, password, role: 3 } })
    expect(refusalOf(answer)).toEqual([400, 'password_too_common', 'password'])
  }
})

test('outside the demonstration its password opens no account, not even one that has it', async () => {
  const { db } = vereda.database
  const { id, username } = await asSchool(db, [])
  const logIn = (password: string) => vereda.ask(accountCalls.login, null, { body: { username, password } })
  await db
    .updateTable('users')
    .set({ password_hash: await hashed(demonstrationPassword) })
    .where('id', '=', id)
    .execute()
  expect(refusalOf(await logIn(demonstrationPassword))).toEqual([401, 'invalid_credentials'])
  await db
    .updateTable('users')
    .set({ password_hash: await hashed('another long password') })
    .where('id', '=', id)
    .execute()
  expect((await logIn('another long password')).status).toBe(200)
})
