import { expect, test } from 'vitest'
import { refusalsCounted } from '../../../src/platform/http/refusals/counts.ts'
import { namedRows, typeOfParameter } from '../../../src/platform/http/refusals/named-rows.ts'
import { asCoordinator } from '../../given/people.ts'
import { givenRefusals } from './given-refusals.ts'

const { vereda, people, refusals } = await givenRefusals()

test('keys of object prototypes and fields that nobody may write are reported as such', async () => {
  const person = await asCoordinator(vereda.database.db, [people.school.region])
  const send = (payload: string) =>
    vereda.app.inject({
      method: 'PATCH',
      url: '/api/user_information_profile/',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      payload,
    })
  await send('{"__proto__": {"role": 0}}')
  const { body } = await send('{"is_superuser": true}')
  expect(body).not.toContain('privileged_field')
  expect(
    (await refusals(person.id)).map(({ deed: action, new: now }) => [action, (now as { code: string }).code]),
  ).toEqual([
    ['input.refused', 'foreign_key'],
    ['permission.denied', 'privileged_field'],
  ])
})

test('for somebody who is not logged in the network is stored, and each address is counted separately', async () => {
  const register = (ip: string) =>
    vereda.app.inject({
      method: 'POST',
      url: '/api/account/register',
      headers: { 'x-forwarded-for': ip },
      payload: { status: 'CLOSED' },
    })
  for (const ip of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) expect((await register(ip)).statusCode).toBe(403)
  const rows = await refusals(null)
  expect(rows.map((row) => (row.new as { network: string }).network)).toEqual([
    '192.0.2.0/24',
    '192.0.2.0/24',
  ])
})

test('the store of counts is limited: what exceeds it is counted together', () => {
  const counts = refusalsCounted(3)
  const seen = (actor: number) => ({
    actor,
    address: null,
    event: 'permission.denied' as const,
    type: 'school',
    id: actor,
    request: 'r',
    details: { method: 'GET', path: '/api/school/{id}/', code: 'not_found' },
  })
  const firsts = Array.from({ length: 1000 }, (_, actor) => counts.add(seen(actor))).filter(Boolean)
  expect([firsts.length, counts.size()]).toEqual([4, 4])
  expect(counts.take().map(({ actor, times }) => [actor, times])).toEqual([[null, 996]])
})

test('every id in the path of a call is mapped to its row, and nothing else is listed', () => {
  const used = new Set<string>()
  for (const { call } of vereda.app.calls)
    for (const [, parameter = ''] of call.path.matchAll(/\{(\w+)\}/g)) {
      expect(typeOfParameter(call.path, parameter), `${call.path} ${parameter}`).not.toBeUndefined()
      const [one = '', two = ''] = call.path.replace('/api/', '').split('/')
      used.add(`${one}/${two}` in namedRows ? `${one}/${two}` : one)
    }
  expect([...used].sort()).toEqual(Object.keys(namedRows).sort())
})
