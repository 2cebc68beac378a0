import { expect, test } from 'vitest'
import { givenWorld } from '../../calls/world.ts'
import { injecting } from './inject.ts'
import { answersIn, rawRequest, sendRaw } from './raw.ts'

const world = await givenWorld()
const { here } = world
const { token } = await world.acting('role 0')
const auth = `Authorization: Bearer ${token}`
const json = 'Content-Type: application/json'

const inject = injecting(world, token)

const paths = [
  '//api/region/',
  '/api//region/',
  '/api/./region/',
  '/api/x/../region/',
  '/api/%2e%2e/api/region/',
  '/api/region/..;/',
  '/api/region;x=1/',
  '/api/region/;/',
  '/api/region/.',
  '/api/region./',
  '/api/region%20/',
  '/api/REGION/',
  '/api/region/%2f',
  '/api/region%00/',
  '/api/region/%c0%ae%c0%ae/',
  '/api\\region\\',
  '/api/region.json',
]
test.each(paths)('the path %s does not bypass checks', async (path) => {
  const { status, body } = await sendRaw(world, rawRequest(`GET ${path}`))
  expect([400, 401, 404]).toContain(status)
  expect(JSON.parse(body)).toMatchObject({ code: expect.any(String), request_id: expect.any(String) })
})

test('an address in capitals is none of the API: at most the empty page of the application', async () => {
  const { status, body } = await sendRaw(world, rawRequest('GET /API/region/', [auth]))
  expect([200, 404]).toContain(status)
  expect(body).not.toContain('"results":')
})

test.each(['TRACE', 'CONNECT', 'PROPFIND', 'FOO'])(
  'the method %s does nothing and repeats nothing',
  async (method) => {
    const { status, all } = await sendRaw(world, rawRequest(`${method} /api/region/`, [auth]))
    expect(status === 0 || status >= 400).toBe(true)
    expect(all).not.toContain(token)
  },
)

test.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
  '%s does not override the method',
  async (name) => {
    const id = await here.newRegion()
    const answer = await inject('POST', `/api/region/${id}/`, '{}', {
      [name]: 'DELETE',
      'content-type': 'application/json',
    })
    expect(answer.statusCode).toBe(405)
    expect((await inject('GET', `/api/region/${id}/?_method=DELETE`)).statusCode).toBe(200)
  },
)

test('a body with two lengths is not accepted as a request', async () => {
  const smuggled = `GET /api/user_information_profile/ HTTP/1.1\r\nHost: x\r\n${auth}\r\n\r\n`
  const both = ['Transfer-Encoding: chunked', `Content-Length: ${smuggled.length + 5}`]
  const twoLengths = ['Content-Length: 0', `Content-Length: ${smuggled.length}`]
  for (const lengths of [both, twoLengths]) {
    const heard = await sendRaw(
      world,
      rawRequest('POST /api/account/login', [json, ...lengths], `0\r\n\r\n${smuggled}`),
    )
    expect([heard.status, answersIn(heard)]).toEqual([400, 1])
    expect(heard.all).not.toContain('username')
  }
})

const framing = [
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding: chunked, identity',
  'Content-Length: +5',
  'Content-Length: 5, 5',
  'Content-Length: 0x5',
  'Content-Length: -1',
]
test.each(framing)('%s does not frame a body', async (header) => {
  const heard = await sendRaw(
    world,
    rawRequest('POST /api/account/login', [json, header], '5\r\nhello\r\n0\r\n\r\n'),
  )
  expect(heard.status >= 400 && heard.status < 500).toBe(true)
  expect(answersIn(heard)).toBe(1)
})

test('a line end in a header does not split an answer', async () => {
  const answer = await inject('GET', '/api/region/?search=abc%0d%0aSet-Cookie:%20a=b')
  expect(answer.headers['set-cookie']).toBeUndefined()
  const heard = await sendRaw(world, rawRequest('GET /api/region/', [`X-A: a\r\n ${auth}`]))
  expect(heard.all).not.toContain('Set-Cookie')
})

test("headers about the sender's identity or address change no answer", async () => {
  const plain = await inject('GET', '/api/region/?page_size=1')
  for (const headers of [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-proto': 'http', 'x-forwarded-port': '1' },
    { forwarded: 'host=evil.example' },
    { 'x-original-url': '/api/audit/', 'x-rewrite-url': '/api/audit/' },
    { 'x-forwarded-prefix': '/evil' },
  ]) {
    const answer = await inject(
      'GET',
      '/api/region/?page_size=1',
      undefined,
      headers as Record<string, string>,
    )
    expect([answer.statusCode, answer.body]).toEqual([200, plain.body])
  }
})

test('no other origin is allowed, whatever its name', async () => {
  for (const origin of ['https://evil.example', 'null', 'http://localhost']) {
    const answer = await inject('GET', '/api/region/', undefined, { origin })
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    const request = await inject('OPTIONS', '/api/region/', undefined, {
      origin,
      'access-control-request-method': 'POST',
    })
    expect(request.statusCode).toBe(405)
    expect(request.headers['access-control-allow-origin']).toBeUndefined()
  }
})
