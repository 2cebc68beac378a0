import { schoolCalls } from 'contract/places/schools'
import { beforeAll, expect, test } from 'vitest'
import { asAdministrator, type Someone } from '../../given/people.ts'
import { givenCountry, givenRegion } from '../../given/places.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

let vereda: Vereda
let administrator: Someone
let country: number
beforeAll(async () => {
  vereda = await givenVereda()
  administrator = await asAdministrator(vereda.database.db)
  country = (await givenCountry(vereda.database.db, 'PE')).id
})

/** Adds a region by the very bytes of a body. */
const send = async (payload: string | Buffer, headers: Record<string, string> = {}) => {
  const { statusCode, body } = await vereda.app.inject({
    method: 'POST',
    url: '/api/region/',
    payload,
    headers: {
      authorization: `Bearer ${administrator.token}`,
      'content-type': 'application/json',
      ...headers,
    },
  })
  return { status: statusCode, body: JSON.parse(body) as { code: string } }
}
const refused = (status: number, code: string) => ({ status, body: { code } })

test('a body with too deep nesting is refused, also with an idempotency key', async () => {
  const depth = 60_000
  const deep = `{"name":"Deep","country":${country},"more":${'['.repeat(depth)}${']'.repeat(depth)}}`
  expect(await send(deep)).toMatchObject(refused(400, 'validation_error'))
  expect(await send(deep, { 'idempotency-key': 'deep' })).toMatchObject(refused(400, 'validation_error'))
})

test('a key of an object prototype is refused at any depth', async () => {
  for (const key of ['__proto__', 'constructor', 'prototype']) {
    const body = `{"name":"Reach","country":${country},"more":{"list":[{"${key}":{"name":"x"}}]}}`
    expect(await send(body)).toMatchObject(refused(400, 'validation_error'))
  }
})

test('only an upload is a form', async () => {
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
    const answer = await send('--x--\r\n', { 'content-type': type })
    expect(answer).toMatchObject(refused(415, 'unsupported_media_type'))
  }
})

test('a compressed body, or one declared as not UTF-8, is not read', async () => {
  const body = `{"name":"Packed","country":${country}}`
  const strange = refused(415, 'unsupported_media_type')
  for (const packing of ['gzip', 'br', 'identity, gzip'])
    expect(await send(body, { 'content-encoding': packing })).toMatchObject(strange)
  for (const charset of ['utf-16', 'latin1', '"utf-7"'])
    expect(await send(body, { 'content-type': `application/json; charset=${charset}` })).toMatchObject(
      strange,
    )
  const plain = { 'content-encoding': 'identity', 'content-type': 'application/json; charset="UTF-8"' }
  expect((await send(body, plain)).status).toBe(201)
})

test('bytes that are not UTF-8 are invalid JSON', async () => {
  const latin = Buffer.from(`{"name":"Región","country":${country}}`, 'latin1')
  expect(await send(latin)).toMatchObject(refused(400, 'parse_error'))
  expect((await send(Buffer.from(`{"name":"Región","country":${country}}`))).status).toBe(201)
})

test('a password contains no character that cannot be stored', async () => {
  const log = (password: string) =>
    vereda.app.inject({
      method: 'POST',
      url: '/api/account/login',
      payload: { username: 'somebody', password },
    })
  expect((await log('a\u0000bcdefgh')).json()).toMatchObject({ code: 'validation_error' })
  expect((await log('a\ud800bcdefgh')).json()).toMatchObject({ code: 'validation_error' })
  expect((await log('abcdefgh')).json()).toMatchObject({ code: 'invalid_credentials' })
})

test('a name loses invisible characters, and has others', async () => {
  const named = async (name: string) => {
    const { status, body } = await send(JSON.stringify({ name, country }))
    return [status, status === 201 ? (body as unknown as { name: string }).name : body.code]
  }
  expect(await named('Pu\u0001n\u202eo\u0007')).toEqual([201, 'Puno'])
  expect(await named('\u200b\u2060')).toEqual([400, 'required'])
  expect(await named('\u202e \u0007')).toEqual([400, 'required'])
  // two letters of Hindi are held apart, or together, by such characters
  expect(await named('क्\u200dष')).toEqual([201, 'क्\u200dष'])
})

test('a request is the same one in every spelling of its address', async () => {
  const ask = (url: string) =>
    vereda.app.inject({
      method: 'POST',
      url,
      payload: { name: 'Cusco', country },
      headers: { authorization: `Bearer ${administrator.token}`, 'idempotency-key': 'once' },
    })
  const first = await ask('/api/region/')
  for (const url of ['/api/region', '/api/%72egion/', '/api/region/?again=1']) {
    const again = await ask(url)
    expect([url, again.statusCode, again.json().id]).toEqual([url, 201, first.json().id])
  }
})

test('a missing body is an empty one, but an invalid one is not', async () => {
  for (const nothing of ['', ' '])
    expect(await send(nothing)).toMatchObject({
      status: 400,
      body: { errors: { name: [{ code: 'required' }] } },
    })
  for (const something of ['null', '[]', '7', 'true', '"name"'])
    expect([something, await send(something)]).toMatchObject([
      something,
      { status: 400, body: { errors: { body: [expect.anything()] } } },
    ])
})

test('in a new object null leaves a field out, and a required field cannot be null', async () => {
  const { db } = vereda.database
  const region = await givenRegion(db, country)
  const school = { name: 'Null', region: region.id, management: 'public', type_of_school: 'regular' }
  const made = await vereda.ask(schoolCalls.create, administrator, {
    body: { ...school, students: null, levels: null, counted_on: null } as never,
  })
  expect(made).toMatchObject({ status: 201, body: { students: 0, levels: [], counted_on: null } })
  expect(
    await vereda.ask(schoolCalls.create, administrator, { body: { ...school, management: null } as never }),
  ).toMatchObject({ status: 400, body: { errors: { management: [{ code: 'required' }] } } })
  const change = { parameters: { id: made.body.id }, body: { students: null } as never }
  expect(await vereda.ask(schoolCalls.change, administrator, change)).toMatchObject({
    status: 400,
    body: { errors: { students: [{ code: 'required' }] } },
  })
})
