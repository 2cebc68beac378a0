import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { asAdministrator, type Someone } from '../../given/people.ts'
import { givenInstrument } from '../../given/places.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

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

test('a long answer is compressed for who accepts it, with the same content', async () => {
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

test('who does not accept compression gets none, and short answers are never compressed', async () => {
  expect((await read('/api/openapi.json', 'identity')).headers['content-encoding']).toBeUndefined()
  expect((await read('/api/openapi.json', 'zstd;q=1, identity')).headers['content-encoding']).toBeUndefined()
  expect((await read('/api/region/', 'br')).headers['content-encoding']).toBeUndefined()
})

test('an answer that is the same for many is compressed once, and arrives whole for each, by any connection', async () => {
  const { id } = await givenInstrument(vereda.database.db)
  const url = `/api/instruments/${id}/categories/`
  const plain = await read(url)
  for (const [encoding, unpacked] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['gzip;q=1, br;q=0', gunzipSync],
  ] as const) {
    const first = await read(url, encoding)
    const again = await read(url, encoding)
    expect(again.headers['content-encoding']).toBe(encoding.slice(0, 4) === 'gzip' ? 'gzip' : 'br')
    expect(again.headers.vary).toMatch(/accept-encoding/i)
    expect(Number(again.headers['content-length'])).toBe(again.rawPayload.length)
    for (const { rawPayload, headers } of [first, again]) {
      expect(unpacked(rawPayload).toString()).toBe(plain.body)
      expect(headers.etag).toBe(plain.headers.etag)
    }
  }
  expect((await read(url, 'identity')).body).toBe(plain.body)
})

test('a compressed body is refused and not decompressed', async () => {
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
  expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media_type'])
})
