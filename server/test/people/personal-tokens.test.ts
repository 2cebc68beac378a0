import { commentCalls } from 'contract/evaluation/comments'
import { exportCalls } from 'contract/exchange/export-calls'
import { changeCalls } from 'contract/insight/changes'
import { historyCalls } from 'contract/insight/history'
import { schoolOverviewCalls } from 'contract/insight/results/school-overview'
import { accountCalls } from 'contract/people/accounts'
import { areaCalls } from 'contract/people/areas'
import { personalTokenCalls } from 'contract/people/personal-tokens'
import { secondFactorCalls } from 'contract/people/second-factor'
import { userCalls } from 'contract/people/users'
import { regionCalls } from 'contract/places/regions'
import { schoolCalls } from 'contract/places/schools'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { purgePersonalTokens } from '../../src/access/personal-token-queries.ts'
import { asCoordinator, asRepresentative, asSuperuser, type Someone } from '../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../given/places.ts'
import { givenVereda } from '../vereda.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const { id: country } = await givenCountry(db)
const { id: region } = await givenRegion(db, country)
const school = await givenSchool(db, region)
const { id: foreign } = await givenSchool(db, (await givenRegion(db, country)).id)

type Scopes = Partial<Record<'places' | 'people' | 'instrument' | 'evaluation' | 'insight', 'read' | 'write'>>

const make = (owner: Someone, scopes: Scopes, name = 'Nightly copy') =>
  vereda.ask(personalTokenCalls.create, owner, { body: { name, scopes, days: 30 } })

/** A program with a token of this person. */
const programOf = async (owner: Someone, scopes: Scopes) => {
  const { body } = await make(owner, scopes)
  return { program: { ...owner, token: body.token }, id: body.id }
}
const givenProgram = async (scopes: Scopes) => {
  const owner = await asCoordinator(db, [region])
  return { owner, ...(await programOf(owner, scopes)) }
}
const answerOf = async (answer: Promise<{ status: number; body: { code: string } }>) => {
  const { status, body } = await answer
  return [status, body.code]
}
const tooNarrow = [403, 'token_too_narrow']

test('a token is shown once, stored as a hash, listed with its last use, and its owner gets an e-mail', async () => {
  const owner = await asCoordinator(db, [region])
  const { status, body } = await make(owner, { places: 'read' })
  expect(status).toBe(201)
  expect(body.token).toMatch(/^pt_[\w-]{43}$/)
  const days = (new Date(body.ends_at).getTime() - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(30)
  const stored = await db.selectFrom('personal_tokens').selectAll().where('id', '=', body.id).execute()
  expect(JSON.stringify(stored)).not.toContain(body.token)
  expect((await vereda.ask(personalTokenCalls.list, owner)).body).toMatchObject([{ last_used_at: null }])
  await vereda.ask(schoolCalls.list, { ...owner, token: body.token })
  const { body: listed } = await vereda.ask(personalTokenCalls.list, owner)
  expect(listed).toMatchObject([{ name: 'Nightly copy', last_used_at: expect.stringMatching(/^\d{4}-/) }])
  expect(listed[0]).not.toHaveProperty('token')
  const letters = await db
    .selectFrom('letters')
    .select(['code', 'params'])
    .where('user_id', '=', owner.id)
    .execute()
  expect(letters).toEqual([{ code: 'personal_token_made', params: { token: 'Nightly copy' } }])
  const { deed, new: now } = await db
    .selectFrom('audit')
    .select(['deed', 'new'])
    .where('actor_id', '=', owner.id)
    .executeTakeFirstOrThrow()
  expect(deed).toBe('auth.personal_token_make')
  expect(now).toMatchObject({ personal_token: body.id, scopes: { places: 'read', people: null } })
})

test('it reads and writes within its scopes and its owner’s areas, and nothing else', async () => {
  const { program } = await givenProgram({ places: 'read', evaluation: 'write' })
  expect((await vereda.ask(schoolCalls.read, program, { parameters: { id: school.id } })).status).toBe(200)
  expect(await answerOf(vereda.ask(schoolCalls.read, program, { parameters: { id: foreign } }))).toEqual([
    404,
    'not_found',
  ])
  const named = { parameters: { id: school.id }, body: { name: 'Another name' } }
  expect(await answerOf(vereda.ask(schoolCalls.change, program, named))).toEqual(tooNarrow)
  expect(await answerOf(vereda.ask(userCalls.list, program))).toEqual(tooNarrow)
  expect(await answerOf(vereda.ask(changeCalls.list, program))).toEqual(tooNarrow)
  const comment = { body: { evaluation_line: 999_999, text: 'From a program' } }
  expect((await vereda.ask(commentCalls.create, program, comment)).body.code).not.toBe('token_too_narrow')
})

test('the results page of a school is not opened by the scope for places', async () => {
  const { program } = await givenProgram({ places: 'write' })
  const answer = vereda.ask(schoolOverviewCalls.read, program, { parameters: { id: school.id } })
  expect(await answerOf(answer)).toEqual(tooNarrow)
})

test('no token changes passwords, second factors, tokens or sessions, exports lists, or does what needs a recent sign-in', async () => {
  const superuser = await asSuperuser(db)
  const all = {
    places: 'write',
    people: 'write',
    instrument: 'write',
    evaluation: 'write',
    insight: 'write',
  } as const
  const { program, id } = await programOf(superuser, all)
  const other = await asCoordinator(db, [region])
  const parameters = { id: other.id }
  const passwords = { previous_password: 'a', password: 'b', password_confirmation: 'b' }
  const refused = [
    vereda.ask(accountCalls.changePassword, program, { body: passwords }),
    vereda.ask(accountCalls.sessions, program),
    vereda.ask(accountCalls.changeProfile, program, { body: { full_name: 'A program' } }),
    vereda.ask(secondFactorCalls.begin, program),
    vereda.ask(secondFactorCalls.remove, program),
    make(program, { places: 'read' }),
    vereda.ask(personalTokenCalls.list, program),
    vereda.ask(personalTokenCalls.remove, program, { parameters: { id } }),
    vereda.ask(userCalls.giveLink, program, { parameters }),
    vereda.ask(userCalls.resetFactor, program, { parameters }),
    vereda.ask(userCalls.endSessions, program, { parameters }),
    vereda.ask(userCalls.change, program, { parameters, body: { role: 3 } }),
    vereda.ask(userCalls.change, program, { parameters, body: { email: 'taken@vereda.example' } }),
    vereda.ask(userCalls.change, program, { parameters, body: { is_active: false } }),
    vereda.ask(userCalls.remove, program, { parameters }),
    vereda.ask(areaCalls.assign, program, { body: { user: other.id, region } }),
    vereda.ask(historyCalls.ofPlan, program, { parameters: { plan: 999_999 } }),
    vereda.ask(exportCalls.start, program, {
      body: { subject: 'list', query: '/api/user_information/', format: 'csv' },
    }),
  ]
  for (const answer of refused) expect(await answerOf(answer)).toEqual(tooNarrow)
  const phone = await vereda.ask(userCalls.change, program, { parameters, body: { phone: '123' } })
  expect(phone.status).toBe(200)
})

test('it never has more rights than its owner: a removed area or role counts at the next request', async () => {
  const { owner, program } = await givenProgram({ places: 'write' })
  const read = () => vereda.ask(schoolCalls.read, program, { parameters: { id: school.id } })
  expect((await read()).status).toBe(200)
  await db.deleteFrom('areas').where('user_id', '=', owner.id).execute()
  expect((await read()).status).toBe(404)
  expect((await vereda.ask(regionCalls.create, program, { body: { name: 'New', country } })).body.code).toBe(
    'permission_denied',
  )
})

test('it ends on its day, by its owner, with the account, and with a role or sessions that somebody else removes', async () => {
  const representative = await asRepresentative(db, [country])
  const answered = async (program: Someone) => answerOf(vereda.ask(schoolCalls.list, program))
  const gone = [401, 'token_not_valid']
  const { owner, program, id } = await givenProgram({ places: 'read' })
  expect((await vereda.ask(personalTokenCalls.remove, owner, { parameters: { id } })).status).toBe(200)
  expect(await answered(program)).toEqual(gone)
  const ended = await givenProgram({ places: 'read' })
  await db
    .updateTable('personal_tokens')
    .set({ ends_at: sql<string>`now()` })
    .where('id', '=', ended.id)
    .execute()
  expect(await answered(ended.program)).toEqual(gone)
  for (const body of [{ is_active: false }, { role: 3 as const }]) {
    const { owner: one, program: theirs } = await givenProgram({ places: 'read' })
    const parameters = { id: one.id }
    expect((await vereda.ask(userCalls.change, representative, { parameters, body })).status).toBe(200)
    expect(await answered(theirs)).toEqual(gone)
    expect(
      await db.selectFrom('personal_tokens').where('user_id', '=', one.id).select('id').execute(),
    ).toEqual([])
  }
  const last = await givenProgram({ places: 'read' })
  await vereda.ask(userCalls.endSessions, representative, { parameters: { id: last.owner.id } })
  expect(await answered(last.program)).toEqual(gone)
})

test('a token needs a scope and a sign-in of the last ten minutes, twenty are the most, and old ones are deleted', async () => {
  const owner = await asCoordinator(db, [region])
  const empty = await make(owner, {})
  expect(empty.body.errors).toMatchObject({ scopes: [{ code: 'empty_list' }] })
  await db
    .insertInto('personal_tokens')
    .values(
      Array.from({ length: 20 }, (_, number) => ({
        user_id: owner.id,
        hash: Buffer.from(`${owner.id} ${number}`),
        name: 'One of many',
        scopes: JSON.stringify({ places: 'read' }),
        ends_at: sql<string>`now() + interval '1 day'`,
      })),
    )
    .execute()
  expect(await answerOf(make(owner, { places: 'read' }))).toEqual([409, 'quota_exceeded'])
  await sql`update personal_tokens set ends_at = now() - interval '31 days' where user_id = ${owner.id}`.execute(
    db,
  )
  await purgePersonalTokens(db)
  expect((await vereda.ask(personalTokenCalls.list, owner)).body).toEqual([])
  await sql`update users set password_hash = 'known' where id = ${owner.id}`.execute(db)
  await sql`update sessions set proven_at = now() - interval '11 minutes' where user_id = ${owner.id}`.execute(
    db,
  )
  expect(await answerOf(make(owner, { places: 'read' }))).toEqual([403, 'step_up_required'])
})

test('openapi.json lists for each call which scopes a token needs, or no token', async () => {
  const { paths, components } = (await vereda.app.inject({ url: '/api/openapi.json' })).json()
  expect(components.securitySchemes).toHaveProperty('personal_token')
  expect(paths['/api/school/'].get.security).toContainEqual({ personal_token: [] })
  expect(paths['/api/school/'].get.description).toContain('`places: read`')
  expect(paths['/api/school/{id}/'].patch.description).toContain('`places: write`')
  expect(paths['/api/account/tokens/'].post.security).toEqual([{ token: [] }])
  expect(paths['/api/export/'].post.security).toEqual([{ token: [] }])
})
