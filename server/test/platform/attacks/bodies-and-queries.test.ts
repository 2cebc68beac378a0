import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { givenWorld } from '../../calls/world.ts'
import { injecting } from './inject.ts'

const world = await givenWorld()
const { here } = world
const { token } = await world.acting('role 0')

const inject = injecting(world, token)
const create = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  inject('POST', '/api/region/', payload, { 'content-type': 'application/json', ...headers })
const region = (name: unknown, more = '') =>
  `{"name":${JSON.stringify(name)},"country":${here.country}${more}}`

const bodies: [name: string, body: string | Buffer, headers: Record<string, string>, status: number][] = [
  ['an array', '[]', {}, 400],
  ['a number', '5', {}, 400],
  ['null', 'null', {}, 400],
  ['text', '"text"', {}, 400],
  ['an array for a scalar', region(['a']), {}, 400],
  ['an object for a scalar', region({ $ne: '' }), {}, 400],
  ['a huge number', `{"name":"Huge","country":1e400}`, {}, 400],
  ['a number as text', `{"name":"Text","country":"${here.country}"}`, {}, 400],
  ['true for a number', `{"name":"True","country":true}`, {}, 400],
  ['a fraction', `{"name":"Part","country":${here.country}.5}`, {}, 400],
  ['NUL in a name', region('a\u0000b'), {}, 400],
  ['half a surrogate pair', `{"name":"\\ud800","country":${here.country}}`, {}, 400],
  ['two values', `${region('a')}${region('b')}`, {}, 400],
  ['a comment', `/* */${region('a')}`, {}, 400],
  ['single quotes', `{'name':'a','country':1}`, {}, 400],
  ['__proto__', region('a', ',"__proto__":{"role":0}'), {}, 400],
  ['constructor', region('a', ',"constructor":{"prototype":{}}'), {}, 400],
  ['a form', 'name=a&country=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['text/plain', region('a'), { 'content-type': 'text/plain' }, 415],
  ['XML', '<a/>', { 'content-type': 'application/xml' }, 415],
  ['a type of no form', region('a'), { 'content-type': 'json' }, 415],
  ['UTF-16', Buffer.from(region('a'), 'utf16le'), {}, 400],
  ['gzip that is announced', gzipSync(region('Zipped')), { 'content-encoding': 'gzip' }, 415],
  ['gzip that is not announced', gzipSync(region('Zipped')), {}, 400],
]
test.each(bodies)('a body that is %s is refused', async (_, body, headers, status) => {
  const answer = await create(body, headers)
  expect([answer.statusCode, typeof answer.json().code]).toEqual([status, 'string'])
})

test('of a repeated key one value counts, the same for checks and for the row', async () => {
  const name = `Twice ${crypto.randomUUID()}`
  const answer = await create(`{"name":"${'x'.repeat(300)}","name":"${name}","country":${here.country}}`)
  expect([answer.statusCode, answer.json().name]).toEqual([201, name])
})

test('a query with a repeated parameter, or a list, is refused', async () => {
  for (const query of [
    'page=1&page=2',
    'search[]=abc',
    'page[0]=1',
    'page=1e1',
    'page_size=101',
    'page=-1',
    'page=0',
  ])
    expect([query, (await inject('GET', `/api/region/?${query}`)).statusCode]).toEqual([
      query,
      query.includes('[') ? 200 : 400,
    ])
})

test('wildcards are literal in a search', async () => {
  for (const search of ['%%%', '___', "a' or 1=1", '\\\\\\']) {
    const answer = await inject('GET', `/api/region/?search=${encodeURIComponent(search)}`)
    expect([answer.statusCode, answer.json().count]).toEqual([200, 0])
  }
})

test('an order is one of the allowed ones, never SQL', async () => {
  for (const order of ['id', 'name;drop', 'name desc', '--name', '(select 1)', 'country__name'])
    expect((await inject('GET', `/api/region/?order=${encodeURIComponent(order)}`)).json().code).toBe(
      'invalid_order',
    )
})
