import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { givenWorld } from '../../calls/world.ts'

const world = await givenWorld({ PUBLIC_BASE_URL: 'https://vereda.example' })
const { app, here } = world
const { token } = await world.acting('role 0')
const authorization = `Bearer ${token}`
const ask = (method: string, url: string, more: object = {}) =>
  app.inject({ method: method as 'GET', url, headers: { authorization }, ...more })

const kinds: [name: string, method: string, url: string, more?: object][] = [
  ['a list', 'GET', '/api/region/'],
  ['an answer to keep', 'GET', '/api/country/'],
  ['a refusal for want of a token', 'GET', '/api/region/', { headers: {} }],
  ['a missing row', 'GET', '/api/region/999999/'],
  ['a missing call', 'GET', '/api/nothing/'],
  ['a wrong method', 'PUT', '/api/region/'],
  [
    'a broken body',
    'POST',
    '/api/region/',
    { headers: { authorization, 'content-type': 'application/json' }, payload: '{' },
  ],
  ['a file', 'GET', `/api/file/${here.stored}/`],
  ['the description', 'GET', '/api/openapi.json'],
  ['the page', 'GET', '/api/docs'],
  ['health', 'GET', '/healthz'],
  ['HEAD', 'HEAD', '/api/region/'],
]
test.each(kinds)('%s has every security header', async (_, method, url, more) => {
  const { headers } = await ask(method, url, more)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'permissions-policy': expect.stringContaining('camera=()'),
    'cache-control': expect.stringMatching(/no-store|no-cache/),
  })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|\*/)
  expect(headers['x-powered-by'] ?? headers.server).toBeUndefined()
})

const unreadable: [name: string, request: string][] = [
  ['an address that is none', 'GET /%zz HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['an address that is none of a call', 'GET /api/%zz HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['what is no HTTP', 'GARBAGE\r\n\r\n'],
  ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n'],
  ['too long a head', `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(40_000)}\r\n\r\n`],
]
test.each(unreadable)('the answer to %s has them too', async (_, request) => {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1', () => socket.write(request))
  let answer = ''
  for await (const piece of socket) {
    answer += String(piece)
    if (answer.includes('request_id')) break
  }
  const head = answer.slice(0, answer.indexOf('\r\n\r\n')).toLowerCase()
  for (const [name, value] of Object.entries({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000; includesubdomains',
    'content-security-policy': "default-src 'none'",
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  }))
    expect(head).toContain(`${name}: ${value}`)
  expect(head).toContain("frame-ancestors 'none'")
})

test('a part of a page leaves the policy to its page; a worker, a page and another address have their own', async () => {
  const policyOf = async (url: string) => (await ask('GET', url)).headers['content-security-policy']
  const part = await ask('GET', '/assets/Abc-12_x.js')
  expect(part.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
  expect(part.headers['content-security-policy']).toBe("frame-ancestors 'none'")
  for (const url of [
    '/assets/reading-worker-Abc.js',
    '/assets/pdf.worker.min-Abc.mjs',
    '/assets/page.html',
    '/assets/picture.svg',
    '/assets/../api/region/x.js',
    '/assets/x.js?y=.css',
    '/sw.js',
    '/',
  ]) {
    expect(await policyOf(url), url).toContain("default-src 'none'")
  }
})

test('a file is downloaded as a file, and nothing of it runs', async () => {
  const { headers } = await ask('GET', `/api/file/${here.stored}/`)
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment/),
  })
})

const ranges = [
  'bytes=5-1',
  'bytes=-0',
  'bytes=99999999999999999999-',
  'bytes=900-',
  'bytes=a-b',
  'bytes=0-0,1-1',
  'bytes=--1',
  'lines=0-1',
  `bytes=${'0-0,'.repeat(500)}0-0`,
]
test.each(ranges)('the range %s is answered with the whole file, or refused', async (range) => {
  const { statusCode, headers, rawPayload } = await ask('GET', `/api/file/${here.stored}/`, {
    headers: { authorization, range: range.slice(0, 4000) },
  })
  expect([200, 416]).toContain(statusCode)
  if (statusCode === 200) expect(rawPayload.length).toBe(Number(headers['content-length']))
})

const stale = [
  '"v0"',
  '"v999"',
  'v1',
  '"1"',
  '"v1',
  'W/"v999"',
  '"v7", "v8"',
  '"v99999999999999999999"',
  '"v1e0"',
  '',
]
test.each(stale)('If-Match: %s changes nothing', async (tag) => {
  const { statusCode, body } = await ask('PATCH', `/api/region/${here.region}/`, {
    headers: { authorization, 'if-match': tag },
    payload: { name: `Stale ${crypto.randomUUID()}` },
  })
  expect([statusCode, JSON.parse(body).code]).toEqual([412, 'version_conflict'])
})

test('a version is not answered to who may not read the row', async () => {
  const { token: own } = await world.acting('role 1')
  const { statusCode, body } = await ask('PATCH', `/api/region/${world.there.region}/`, {
    headers: { authorization: `Bearer ${own}`, 'if-match': '"v999"' },
    payload: { name: 'Another' },
  })
  expect([statusCode, JSON.parse(body).version]).toEqual([404, undefined])
})
