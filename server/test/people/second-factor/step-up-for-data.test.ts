import { areaCalls } from 'contract/people/areas'
import { secondFactorCalls } from 'contract/people/second-factor'
import { userCalls } from 'contract/people/users'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hashed } from '../../../src/access/passwords/hashing.ts'
import { givenLine } from '../../given/answers.ts'
import { givenEvidence } from '../../given/lines.ts'
import { asRepresentative, asSchool, asSuperuser, type Someone } from '../../given/people.ts'
import { givenCountry, givenInstrument, givenRegion, givenSchool } from '../../given/places.ts'
import { working } from '../../platform/working.ts'
import { givenVereda } from '../../vereda.ts'
import { password } from '../accounts/given-account.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const { lookAt: dryRunOf, apply, exported } = working(() => vereda)
const country = await givenCountry(db)
const region = await givenRegion(db, country.id)
const school = await givenSchool(db, region.id)

/** Somebody who typed the password eleven minutes ago. */
const givenOldSession = async (): Promise<Someone> => {
  const person = await asRepresentative(db, [country.id])
  await db
    .updateTable('users')
    .set({ password_hash: await hashed(password) })
    .where('id', '=', person.id)
    .execute()
  await sql`update sessions set proven_at = now() - interval '11 minutes' where user_id = ${person.id}`.execute(
    db,
  )
  return person
}
const person = await givenOldSession()
const repeat = () => vereda.ask(secondFactorCalls.repeat, person, { body: { password } })
const eleven = () =>
  sql`update sessions set proven_at = now() - interval '11 minutes' where user_id = ${person.id}`.execute(db)
const wanted = { status: 403, body: { code: 'step_up_required' } }

test('an export of people needs a recent sign-in, one of schools does not', async () => {
  await eleven()
  const list = (query: string) => exported(person, { subject: 'list', format: 'csv', query })
  expect(await list('/api/user_information/')).toMatchObject(wanted)
  expect(await list('/api/user_information/?search=someone')).toMatchObject(wanted)
  expect((await list('/api/school/')).status).toBe(202)
  await repeat()
  expect((await list('/api/user_information/')).status).toBe(202)
})

test('an export of the audit, which names people, needs a recent sign-in', async () => {
  const reader = await asSuperuser(db)
  const audit = () => exported(reader, { subject: 'audit', format: 'csv' })
  expect((await audit()).status).toBe(202)
  await db
    .updateTable('users')
    .set({ password_hash: await hashed(password) })
    .where('id', '=', reader.id)
    .execute()
  await sql`update sessions set proven_at = now() - interval '11 minutes' where user_id = ${reader.id}`.execute(
    db,
  )
  expect(await audit()).toMatchObject(wanted)
})

test('an export of more than twenty files of evidence needs a recent sign-in, one of fewer does not', async () => {
  await eleven()
  const instrument = await givenInstrument(db)
  const { id, evaluation } = await givenLine(db, school, instrument.id, person)
  const archive = () => exported(person, { subject: 'evaluation', id: evaluation, format: 'zip' })
  expect((await archive()).status).toBe(202)
  await givenEvidence(db, id, person.id)
  expect(await archive()).toMatchObject(wanted)
  await repeat()
  expect((await archive()).status).toBe(202)
})

test('assigning a place, and closing an account, needs a recent sign-in', async () => {
  await eleven()
  const { id: user } = await asSchool(db, [school.id])
  const other = await givenSchool(db, region.id)
  const assign = () => vereda.ask(areaCalls.assign, person, { body: { user, school: other.id } })
  expect(await assign()).toMatchObject(wanted)
  await repeat()
  expect((await assign()).status).toBe(201)
  await eleven()
  const parameters = { id: user }
  const close = vereda.ask(userCalls.change, person, { parameters, body: { is_active: false } })
  expect(await close).toMatchObject(wanted)
})

test('adding or importing people with a role needs a recent sign-in; a dry run does not', async () => {
  await eleven()
  const body = { username: 'new-one', email: 'new@vereda.example', full_name: 'New One' }
  const add = (role: { role?: 3 }) =>
    vereda.ask(userCalls.register, person, { body: { ...body, ...role, areas: [school.id] } })
  expect(await add({ role: 3 })).toMatchObject(wanted)
  // who names no role makes a school's representative all the same
  expect(await add({})).toMatchObject(wanted)
  const header = 'username,full_name,email,role,areas,country,language'
  const file = `${header}\nby-file,By File,by-file@vereda.example,3,${school.name},,en`
  const { id } = await dryRunOf(person, 'people', file)
  expect(await apply(person, id)).toMatchObject(wanted)
  await repeat()
  expect((await add({ role: 3 })).status).toBe(201)
  const stranger = { ...body, username: 'a-stranger', email: 'stranger@vereda.example', password }
  expect((await vereda.ask(userCalls.register, null, { body: { ...stranger, role: 3 } })).status).toBe(201)
  expect((await apply(person, id)).status).toBe(202)
})
