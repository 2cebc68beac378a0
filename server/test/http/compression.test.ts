import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { asAdministrator, type Someone } from '../people.ts'
import { givenVereda, type Vereda } from '../vereda.ts'

let vereda: Vereda
let administrator: Someone
beforeAll(async () => {
  vereda = await givenVereda()
  administrator = await asAdministrator(vereda.database.db)
})

const read = (url: string, encoding?: string) =>
  vereda.app.inject({
    url,
    headers: {
      authorization: `Bearer ${administrator.token}`,
      ...(encoding === undefined ? {} : { 'accept-encoding': encoding }),
    },
  })

test('a long answer comes packed to who can unpack it, and says the same', async () => {
  const url = '/api/openapi.json'
  const plain = await read(url)
  expect(plain.headers['content-encoding']).toBeUndefined()
  const brotli = await read(url, 'gzip, deflate, br')
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    vary: expect.stringMatching(/accept-encoding/i),
  })
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  const gzip = await read(url, 'gzip')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(brotli.rawPayload.length).toBeLessThan(plain.body.length / 4)
})

test('who wants it as it is gets it so, and short answers are never packed', async () => {
  expect((await read('/api/openapi.json', 'identity')).headers['content-encoding']).toBeUndefined()
  expect((await read('/api/openapi.json', 'zstd;q=1, identity')).headers['content-encoding']).toBeUndefined()
  expect((await read('/api/region/', 'br')).headers['content-encoding']).toBeUndefined()
})

test('a packed body is refused and not unpacked', async () => {
  const answer = await vereda.app.inject({
    method: 'POST',
    url: '/api/region/',
    headers: {
      authorization: `Bearer ${administrator.token}`,
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    },
    payload: Buffer.from('1f8b08000000000000', 'hex'),
  })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'parse_error'])
})
