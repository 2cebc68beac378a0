import { areaCalls } from 'contract/people/areas'
import { recoveryCalls } from 'contract/people/recovery'
import { userCalls } from 'contract/people/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../given/answers.ts'
import {
  asAdministrator,
  asCoordinator,
  asRepresentative,
  asSchool,
  type Someone,
} from '../../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../../given/places.ts'
import { givenSender, home, queueIsEmpty } from '../../messages/given-sender.ts'
import { givenMailServer } from '../../messages/mail-server.ts'
import { refusalOf } from '../../said.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda({ PUBLIC_BASE_URL: home })
const { db } = vereda.database

const land = async (code: string, regions: number) => {
  const country = await givenCountry(db, code)
  const made = []
  for (let count = 0; count < regions; count += 1) {
    const region = await givenRegion(db, country.id)
    made.push({
      id: region.id,
      schools: [await givenSchool(db, region.id), await givenSchool(db, region.id)],
    })
  }
  return { id: country.id, regions: made }
}
const peru = await land('PE', 2)
const vietnam = await land('VN', 1)
const [north, south] = peru.regions as [(typeof peru.regions)[0], (typeof peru.regions)[0]]
const [abroad] = vietnam.regions as [(typeof vietnam.regions)[0]]
const school = (region: typeof north, at = 0) => region.schools[at]?.id ?? 0

const actors: Record<string, Someone> = {
  administrator: await asAdministrator(db),
  'representative of Peru': await asRepresentative(db, [peru.id]),
  'coordinator of the north': await asCoordinator(db, [north.id]),
  'coordinator of north and south': await asCoordinator(db, [north.id, south.id]),
}
const mail = await givenMailServer()
const sender = givenSender(db, mail.url())
beforeAll(() => sender.start())
afterAll(async () => {
  await sender.stop()
  await mail.stop()
  await vereda.close()
})

const people: Record<string, () => Promise<Someone>> = {
  'a coordinator of the north': () => asCoordinator(db, [north.id]),
  'a coordinator of north and south': () => asCoordinator(db, [north.id, south.id]),
  'a coordinator of the north and abroad': () => asCoordinator(db, [north.id, abroad.id]),
  'a teacher of two schools of the north': () => asSchool(db, [school(north), school(north, 1)]),
  'a teacher in north and south': () => asSchool(db, [school(north), school(south)]),
  'a teacher in the north and abroad': () => asSchool(db, [school(north), school(abroad)]),
  'a teacher abroad': () => asSchool(db, [school(abroad)]),
}

/** I: the identity too; M: looked after only; –: not seen. In the order of `actors`. */
const expected: Record<keyof typeof people, string> = {
  'a coordinator of the north': 'I I – –',
  'a coordinator of north and south': 'I I – –',
  'a coordinator of the north and abroad': 'I M – –',
  'a teacher of two schools of the north': 'I I I I',
  'a teacher in north and south': 'I I M I',
  'a teacher in the north and abroad': 'I M M M',
  'a teacher abroad': 'I – – –',
}

const change = (body: object) => (as: Someone, id: number) =>
  vereda.ask(userCalls.change, as, { parameters: { id }, body })
const byId =
  (call: typeof userCalls.remove | typeof userCalls.endSessions | typeof userCalls.invite) =>
  (as: Someone, id: number) =>
    vereda.ask(call, as, { parameters: { id } })

let addresses = 0
const identityActions: Record<string, (as: Someone, id: number) => Promise<{ status: number }>> = {
  'change the e-mail': (as, id) => change({ email: `taken-${(addresses += 1)}@vereda.example` })(as, id),
  'change the activity': change({ is_active: false }),
  'end the sessions': byId(userCalls.endSessions),
  'invite again': byId(userCalls.invite),
  'send the confirmation again': async (as, id) => {
    const waiting = {
      password_hash: 'x',
      pending_email: `waits-${id}@vereda.example`,
      pending_since: new Date().toISOString(),
    }
    await db.updateTable('users').set(waiting).where('id', '=', id).execute()
    return vereda.ask(userCalls.sendConfirmation, as, { parameters: { id } })
  },
  delete: byId(userCalls.remove),
}

describe.each(Object.entries(people))('%s', (who, made) => {
  test.each(Object.entries(actors).map(([name, actor], at) => [name, actor, at] as const))(
    'is changed by the %s within scope',
    async (_, actor, at) => {
      const right = expected[who]?.split(' ')[at]
      const ordinary = { I: 200, M: 200, '–': 404 }[right ?? '']
      const identity = { I: 200, M: 403, '–': 404 }[right ?? '']
      for (const [name, act] of Object.entries(identityActions)) {
        const person = await made()
        expect([name, (await act(actor, person.id)).status]).toEqual([name, identity])
      }
      const person = await made()
      const other = person.role === 2 ? 3 : 2
      const mayGive = actor.role < 2
      const changed = await change({ role: other })(actor, person.id)
      expect(changed.status).toBe(identity === 200 && !mayGive ? 403 : identity)
      const stored = await made()
      expect((await change({ full_name: 'Renamed', phone: '+51 1' })(actor, stored.id)).status).toBe(ordinary)
      const seen = await vereda.ask(userCalls.read, actor, { parameters: { id: stored.id } })
      if (seen.status === 200) expect(seen.body.may_change_identity).toBe(right === 'I')
    },
  )
})

const takeOver = async (attacker: Someone, victim: Someone) => {
  const before = mail.to(`${victim.username}@vereda.example`).length
  const moved = await change({ email: `attacker-${victim.id}@elsewhere.example` })(attacker, victim.id)
  expect(refusalOf(moved)).toEqual([403, 'permission_denied'])
  const email = `${victim.username}@vereda.example`
  expect((await vereda.ask(recoveryCalls.reset, null, { body: { email } })).status).toBe(200)
  await queueIsEmpty(db)
  expect(mail.to(`attacker-${victim.id}@elsewhere.example`)).toEqual([])
  expect(mail.to(email).slice(before)).toMatchObject([{ subject: 'Choose a new password for Vereda' }])
}

test('the account of somebody who works in two regions cannot be taken over from one of them', async () => {
  await takeOver(await asCoordinator(db, [north.id]), await asSchool(db, [school(north), school(south)]))
})

test('nor can that of somebody who works in two countries', async () => {
  const representative = actors['representative of Peru'] as Someone
  await takeOver(representative, await asCoordinator(db, [north.id, abroad.id]))
  await takeOver(representative, await asSchool(db, [school(north), school(abroad)]))
})

test('assigning and removing areas in the own region gives no right over an identity', async () => {
  const coordinator = actors['coordinator of the north'] as Someone
  const person = await asSchool(db, [school(south)])
  await db.updateTable('users').set({ managed_region_id: south.id }).where('id', '=', person.id).execute()
  const area = await db
    .insertInto('areas')
    .values({ user_id: person.id, role: 3, school_id: school(north) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const added = await vereda.ask(areaCalls.assign, coordinator, {
    body: { user: person.id, school: school(north, 1) },
  })
  expect(added.status).toBe(201)
  expect(refusalOf(await change({ is_active: false })(coordinator, person.id))).toEqual([
    403,
    'permission_denied',
  ])
  for (const id of [area.id, added.body.id])
    expect((await vereda.ask(areaCalls.remove, coordinator, { parameters: { id } })).status).toBe(200)
  expect((await change({ is_active: false })(coordinator, person.id)).status).toBe(404)
  expect((await auditOf(db, 'user', person.id)).map(({ deed: action }) => action)).not.toContain(
    'user.change',
  )
})

test('after the last area was removed, the one assigned last determines who manages the person', async () => {
  const coordinator = actors['coordinator of the north'] as Someone
  const admin = actors['administrator'] as Someone
  const person = await asSchool(db, [school(south)])
  const { body } = await vereda.ask(areaCalls.assign, admin, {
    body: { user: person.id, school: school(north) },
  })
  const southern = await db
    .selectFrom('areas')
    .select('id')
    .where('user_id', '=', person.id)
    .where('school_id', '=', school(south))
    .executeTakeFirstOrThrow()
  expect((await change({ is_active: false })(coordinator, person.id)).status).toBe(403)
  await vereda.ask(areaCalls.remove, admin, { parameters: { id: southern.id } })
  expect((await change({ is_active: false })(coordinator, person.id)).status).toBe(200)
  await vereda.ask(areaCalls.remove, coordinator, { parameters: { id: body.id } })
  expect((await change({ is_active: true })(coordinator, person.id)).status).toBe(200)
})
