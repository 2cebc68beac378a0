import { randomUUID } from 'node:crypto'
import { notificationCalls } from 'contract/messages/notifications'
import { accountCalls } from 'contract/people/accounts'
import { userCalls } from 'contract/people/users'
import { afterAll, expect, test } from 'vitest'
import { requestLimits, throttle } from '../../../src/platform/http/throttle.ts'
import { asCoordinator, asSchool } from '../../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../../given/places.ts'
import { givenVereda } from '../../vereda.ts'

const limited = await givenVereda({
  TRUST_PROXY: 'loopback',
  RATE_LIMIT_PER_SECOND: '50',
  ANONYMOUS_RATE_LIMIT_PER_SECOND: '2',
})
const vereda = await givenVereda({ TRUST_PROXY: 'loopback' })
afterAll(() => Promise.all([limited.close(), vereda.close()]))

const refreshFrom = async (server: typeof vereda, ip: string) =>
  server.ask(accountCalls.refresh, null, {
    body: { refresh: `rt_${'A'.repeat(43)}` },
    headers: { 'x-forwarded-for': ip },
  })

test('who is not signed in has a limit of requests by address, with a time to retry', async () => {
  const answers = await Promise.all(Array.from({ length: 45 }, () => refreshFrom(limited, '10.9.0.1')))
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(30)
  expect(refused.length).toBeGreaterThan(5)
  expect(refused[0]?.headers['retry-after']).toBe('1')
  expect((await refreshFrom(limited, '10.9.0.2')).status).toBe(401)
})

test('addresses of one IPv6 network count as one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 45 }, (_, host) => refreshFrom(limited, `2001:db8:1:2::${host + 1}`)),
  )
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(5)
  expect((await refreshFrom(limited, '2001:db8:1:3::1')).status).toBe(401)
})

test('who is signed in is not limited by others of the same address', async () => {
  const person = await asSchool(limited.database.db, [])
  const headers = { 'x-forwarded-for': '10.9.0.3' }
  await Promise.all(Array.from({ length: 45 }, () => refreshFrom(limited, '10.9.0.3')))
  expect((await refreshFrom(limited, '10.9.0.3')).status).toBe(429)
  expect((await limited.ask(accountCalls.profile, person, { headers })).status).toBe(200)
})

test('RATE_LIMIT_PER_SECOND=0 turns the limits off', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => refreshFrom(vereda, '10.9.0.4')))
  expect(answers.every(({ status }) => status === 401)).toBe(true)
})

test('forty devices of a school behind one address are served at once with the usual limits', () => {
  const { anonymous } = requestLimits({ perSecond: 50, anonymous: 20 })
  // the registration form, a login, a renewal and a second try of each
  for (let request = 0; request < 40 * 6; request += 1) anonymous('10.9.0.5')
})

test('the store of addresses is limited, and the last ones stay in it', () => {
  const ask = throttle<string>(1, 2, () => 0)
  ask('kept')
  ask('kept')
  expect(() => ask('kept')).toThrow('Too many requests')
  for (let address = 0; address < 19_999; address += 1) ask(`10.${address}`)
  expect(() => ask('kept')).toThrow('Too many requests')
  for (let address = 0; address < 19_999; address += 1) ask(`11.${address}`)
  ask('kept')
})

const { db } = vereda.database
const region = await givenRegion(db, (await givenCountry(db)).id)
const school = await givenSchool(db, region.id)

test('one person sends at most 200 repeated invitations in an hour; making accounts is not limited by it', async () => {
  const coordinator = await asCoordinator(db, [region.id])
  const register = async () => {
    const username = `invited-${randomUUID()}`
    const body = { username, email: `${username}@vereda.example`, full_name: 'Invited', role: 3 as const }
    const answer = await vereda.ask(userCalls.register, coordinator, {
      body: { ...body, areas: [school.id] },
    })
    expect(answer.status).toBe(201)
    return answer.body.id
  }
  const people: number[] = []
  for (let person = 0; person < 67; person += 1) people.push(await register())
  const inviteAgain = (id: number) => vereda.ask(userCalls.invite, coordinator, { parameters: { id } })
  const statuses: number[] = []
  for (let round = 0; round < 3; round += 1)
    for (const id of people) statuses.push((await inviteAgain(id)).status)
  expect(statuses).toEqual([...Array.from({ length: 200 }, () => 200), 429])
  const refused = await inviteAgain(await register())
  expect([refused.status, refused.body.code]).toEqual([429, 'throttled'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  const other = await asCoordinator(db, [region.id])
  const [first = 0] = people
  await db.deleteFrom('throttles').execute()
  expect((await vereda.ask(userCalls.invite, other, { parameters: { id: first } })).status).toBe(200)
})

test('one person writes at most 300 messages in an hour', async () => {
  const coordinator = await asCoordinator(db, [region.id])
  const teacher = await asSchool(db, [school.id])
  const send = () =>
    vereda.ask(notificationCalls.send, coordinator, {
      body: { user: teacher.id, title: 'Reminder', message: 'Tomorrow' },
    })
  for (let message = 0; message < 300; message += 1) expect((await send()).status).toBe(201)
  expect((await send()).status).toBe(429)
})
