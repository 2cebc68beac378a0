import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '../../src/database/open.ts'
import { asAdministrator } from '../people.ts'
import { builtServer, freePort, startListening } from './listening-server.ts'
import { memoryOfTree } from './process-tree.ts'
import { givenSafePlace } from './safe-place.ts'
import { total } from './watch-server.ts'

const clients = 500
const addresses = 10
/** Milliseconds: as long as the longest that the server waits for anybody, and its looks in between. */
const longestLife = 260_000
const longestAnswer = 500
const mostMemory = 100 * 1024 * 1024

/** One character a second, over and over. */
const drip = (socket: Socket, text: string) => {
  let at = 0
  const timer = setInterval(() => {
    socket.write(text[at % text.length] ?? '')
    at += 1
  }, 1000)
  socket.once('close', () => clearInterval(timer))
}

const manners: Record<string, (socket: Socket, token: string) => void> = {
  'a head': (socket) => drip(socket, 'GET /api/region/ HTTP/1.1\r\nHost: vereda\r\nX-Slow: aaaaaaaaaaaaaaa'),
  'a body': (socket) => {
    socket.write('POST /api/account/login HTTP/1.1\r\nHost: vereda\r\n')
    socket.write('Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{')
    drip(socket, ' ')
  },
  'an upload': (socket, token) => {
    socket.write(`POST /api/file/ HTTP/1.1\r\nHost: vereda\r\nAuthorization: Bearer ${token}\r\n`)
    socket.write('Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n')
    socket.write('--x\r\nContent-Disposition: form-data; name="stage"\r\n\r\n')
    drip(socket, '1')
  },
  nothing: () => undefined,
  'nothing more': (socket) => socket.write('GET /healthz HTTP/1.1\r\nHost: vereda\r\n\r\n'),
  'no answer read': (socket) => {
    socket.pause()
    for (let asked = 0; asked < 40; asked += 1)
      socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: vereda\r\n\r\n')
  },
}

test.runIf(process.env['RELIABILITY_ROUNDS'] !== undefined)(
  `${clients} slow clients at once take nothing from others, and all of them are ended`,
  async () => {
    const { place, env, remove } = await givenSafePlace()
    const database = await openDatabase(place)
    const { token } = await asAdministrator(database.db)
    await database.close()
    const programs = await builtServer()
    const server = await startListening(programs.folder, await freePort(), env)
    const memory = () => total(memoryOfTree(server.process.pid ?? 0))
    const names = Object.keys(manners)
    const open = new Map<string, number>()

    const slowClient = (at: number) => {
      const name = names[at % names.length] ?? ''
      open.set(name, (open.get(name) ?? 0) + 1)
      const port = Number(new URL(server.base).port)
      const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${2 + (at % addresses)}` })
      socket.on('error', () => undefined)
      if (name !== 'no answer read') socket.resume()
      socket.once('connect', () => manners[name]?.(socket, token))
      socket.once('close', () => open.set(name, (open.get(name) ?? 0) - 1))
    }
    const left = () => Object.fromEntries([...open].filter(([, count]) => count > 0))

    const waits: number[] = []
    const askAsOthersDo = async () => {
      const started = performance.now()
      const answer = await fetch(`${server.base}/api/region/`, {
        headers: { authorization: `Bearer ${token}` },
      })
      await answer.arrayBuffer()
      expect(answer.status).toBe(200)
      waits.push(performance.now() - started)
    }
    for (let asked = 0; asked < 20; asked += 1) await askAsOthersDo()
    waits.length = 0
    const before = memory()
    for (let at = 0; at < clients; at += 1) slowClient(at)
    const begun = performance.now()
    let peak = before
    while (Object.keys(left()).length > 0 && performance.now() - begun < longestLife) {
      await askAsOthersDo()
      peak = Math.max(peak, memory())
      await pause(100)
    }
    const worst = waits.sort((one, other) => one - other)[Math.floor(waits.length * 0.99)] ?? 0
    const more = peak - before
    console.info(
      `all ended after ${Math.round((performance.now() - begun) / 1000)} s, ${Math.round(more / 1024 / 1024)} MB more ` +
        `at the most, ${waits.length} answers to others, p99 ${Math.round(worst)} ms`,
    )
    expect(left()).toEqual({})
    expect(worst).toBeLessThan(longestAnswer)
    expect(more).toBeLessThan(mostMemory)
    await server.kill()
    programs.remove()
    await remove()
  },
  420_000,
)
