import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { asAdministrator, type Someone } from '../../given/people.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

let vereda: Vereda
let administrator: Someone
beforeAll(async () => {
  vereda = await givenVereda()
  administrator = await asAdministrator(vereda.database.db)
})

const ask = async (method: string, url: string) => {
  const answer = await vereda.app.inject({
    method: method as 'GET',
    url,
    headers: { authorization: `Bearer ${administrator.token}` },
  })
  const { statusCode: status, headers } = answer
  return { status, allow: headers.allow, body: answer.body ? JSON.parse(answer.body) : null }
}
const shape = { detail: expect.any(String), code: expect.any(String), request_id: expect.any(String) }

test('a known address with another method lists the allowed ones', async () => {
  expect(await ask('OPTIONS', '/api/region/')).toMatchObject({
    status: 405,
    allow: 'GET, HEAD, POST',
    body: { code: 'method_not_allowed' },
  })
  expect(await ask('HEAD', '/api/note/')).toMatchObject({ status: 405, allow: 'POST' })
  expect(await ask('HEAD', '/api/region/')).toMatchObject({ status: 200 })
  expect(await ask('OPTIONS', '/api/comment/7/')).toMatchObject({ status: 405, allow: 'PATCH, DELETE' })
  expect(await ask('TRACE', '/api/region/')).toMatchObject({ status: 405, allow: 'GET, HEAD, POST' })
})

test('an unknown address is 404, in the shape of all errors', async () => {
  const addresses = [
    '/api',
    '/api?page=1',
    '/api//region/',
    '//api/region/',
    '/api/region/%',
    '/api/%zz/',
    '/a%00b',
    `/api/region/${'1'.repeat(3000)}/`,
  ]
  for (const url of addresses) {
    const answer = await ask('GET', url)
    expect([url, answer.status, answer.body.code]).toEqual([url, 404, 'not_found'])
    expect(answer.body).toEqual(shape)
  }
})

test('a request that is not HTTP gets the shape of all errors too', async () => {
  await vereda.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = vereda.app.server.address() as { port: number }
  const send = (text: string) =>
    new Promise<string>((answered) => {
      let answer = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.on('data', (data) => {
        answer += String(data)
      })
      socket.on('close', () => answered(answer))
    })
  const broken = await send('hello\r\n\r\n')
  expect(broken).toMatch(/^HTTP\/1\.1 400 /)
  expect(JSON.parse(broken.split('\r\n\r\n')[1] ?? '')).toEqual(shape)
  const endless = await send(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)
  expect(endless).toMatch(/^HTTP\/1\.1 431 /)
  expect(JSON.parse(endless.split('\r\n\r\n')[1] ?? '')).toEqual(shape)
})
