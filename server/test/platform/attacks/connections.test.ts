import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { connectionLimits, guardConnections } from '../../../src/platform/http/server/connections.ts'
import { trustedProxies } from '../../../src/platform/http/server/trusted-proxies.ts'
import { refusingUnreadable } from '../../../src/platform/http/server/unreadable.ts'
import { givenVereda } from '../../vereda.ts'

/** A connection that writes what it is given, and how it is now. */
const opened = async (port: number, bytes: string) => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const state = { heard: '', isOpen: true, socket }
  socket.on('data', (data) => {
    state.heard += data.toString()
  })
  socket.on('close', () => {
    state.isOpen = false
  })
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  if (bytes) socket.write(bytes)
  return state
}
const openConnections = (port: number, count: number, bytes: string) =>
  Promise.all(Array.from({ length: count }, () => opened(port, bytes)))
const openOf = (some: { isOpen: boolean }[]) => some.filter(({ isOpen }) => isOpen).length

const short = {
  ...connectionLimits,
  ofAddress: 5,
  ofBusyAddress: 10,
  waiting: 50,
  bodySilence: 300,
  uploadSilence: 900,
  stillness: 400,
  checkEvery: 20,
}
const login = (more: string) =>
  `POST /api/account/login HTTP/1.1\r\nHost: vereda\r\nContent-Length: 100\r\n${more}\r\n{`
/** More than the sockets of both sides keep for who reads later. */
const long = Buffer.alloc(32 * 1024 * 1024, 'x')
const getLong = 'GET /long HTTP/1.1\r\nHost: vereda\r\nConnection: close\r\n\r\n'
const get = 'GET / HTTP/1.1\r\nHost: vereda\r\n\r\n'

/** A server that answers a request when its body is there, with limits that no test has to wait for. */
const givenServer = async (trusted: string[] = []) => {
  const locked: (() => void)[] = []
  const server = createServer((request, answer) => {
    if (request.url === '/long') answer.end(long)
    else if (request.url === '/slow') locked.push(() => answer.end('late'))
    else request.resume().on('end', () => answer.end('here'))
  })
  guardConnections(server, trustedProxies(trusted), refusingUnreadable({}), short)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as { port: number }).port, held: locked }
}
const beat = (socket: Socket) => {
  const timer = setInterval(() => socket.write(' '), 50)
  onTestFinished(() => clearInterval(timer))
}

test('a body that stops arriving is ended, and a slow one too; a whole one is answered', async () => {
  const { port } = await givenServer()
  const [silent, dripping] = [await opened(port, login('')), await opened(port, login(''))]
  beat(dripping.socket)
  const whole = await opened(port, login('') + ' '.repeat(99))
  await expect.poll(() => [silent.isOpen, dripping.isOpen]).toEqual([false, false])
  for (const { heard } of [silent, dripping]) expect(heard).toMatch(/^HTTP\/1.1 408 [^]*"code":/)
  expect([whole.isOpen, whole.heard.endsWith('here')]).toEqual([true, true])
})

test('with too many connections of an address those that wait longest are closed, and a new one is accepted', async () => {
  const { port, held: locked } = await givenServer()
  const working = await openConnections(port, 3, 'GET /slow HTTP/1.1\r\nHost: vereda\r\n\r\n')
  const waiting = [...(await openConnections(port, 4, '')), ...(await openConnections(port, 4, login('')))]
  await expect.poll(() => openOf(waiting)).toBeLessThanOrEqual(2)
  const next = await opened(port, get)
  await expect.poll(() => next.heard).toContain('here')
  expect(openOf(working)).toBe(3)
  for (const answer of locked) answer()
  await expect.poll(() => working.filter(({ heard }) => heard.endsWith('late')).length).toBe(3)
})

test('busy connections of one address are limited too', async () => {
  const { port, held: locked } = await givenServer()
  const working = await openConnections(port, 10, 'GET /slow HTTP/1.1\r\nHost: vereda\r\n\r\n')
  await expect.poll(() => locked.length).toBe(10)
  const more = await openConnections(port, 3, get)
  await expect.poll(() => openOf(more)).toBe(0)
  expect(openOf(working)).toBe(10)
})

test('an answer that is not read is ended, and one that is read slowly arrives whole', async () => {
  const { port } = await givenServer()
  const [unread, slow] = [await opened(port, ''), await opened(port, '')]
  unread.socket.pause()
  let read = 0
  slow.socket.removeAllListeners('data').on('data', (data) => {
    read += data.length
    slow.socket.pause()
    setTimeout(() => slow.socket.resume(), 1 + (data.length / long.length) * 2000)
  })
  for (const { socket } of [unread, slow]) socket.write(getLong)
  await expect.poll(() => unread.socket.bytesRead).toBeGreaterThan(0)
  await expect.poll(() => slow.isOpen, { timeout: 30_000 }).toBe(false)
  expect(read).toBeGreaterThan(long.length)
  // it reads what had been sent before, and then finds the end
  unread.socket.resume()
  await expect.poll(() => unread.isOpen).toBe(false)
  expect(unread.heard.length).toBeLessThan(long.length)
}, 60_000)

test('a trusted proxy is not counted', async () => {
  const { port } = await givenServer(['loopback'])
  const proxied = await openConnections(port, 20, '')
  const body = await opened(port, login(''))
  await expect.poll(() => body.isOpen).toBe(false)
  expect(openOf(proxied)).toBe(20)
})

test('trusted proxies are known by address, range and name', () => {
  const isTrusted = trustedProxies(['10.0.0.0/8', '2001:db8::1', 'loopback'])
  for (const address of ['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::1', '127.0.0.1', '::1'])
    expect([address, isTrusted(address)]).toEqual([address, true])
  for (const address of ['11.1.2.3', '2001:db8::2', '192.168.0.1'])
    expect([address, isTrusted(address)]).toEqual([address, false])
})

test('the server itself limits an address to fifty connections, and headers to ten seconds', async () => {
  const { app, close } = await givenVereda()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const waiting = await openConnections(port, 60, 'GET /api/region/ HTTP/1.1\r\nHost: ')
  await expect.poll(() => openOf(waiting), { timeout: 8000 }).toBe(50)
  expect([app.server.maxConnections, app.server.headersTimeout]).toEqual([1000, 10_000])
  for (const { socket } of waiting) socket.destroy()
  await close()
})
