import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../src/platform/database/open.ts'
import { asAdministrator } from '../given/people.ts'
import { openConnections } from './processes/held-connections.ts'
import { builtServer, freePort, startListening } from './processes/listening-server.ts'
import { memoryOfTree } from './processes/process-tree.ts'
import { givenSafePlace } from './processes/safe-place.ts'
import { total } from './processes/watch-server.ts'

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
    for (let request = 0; request < 40; request += 1)
      socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: vereda\r\n\r\n')
  },
}

test.runIf(process.env['RELIABILITY_ROUNDS'] !== undefined)(
  `${clients} parallel slow clients slow nobody down, and all of them are ended`,
  async () => {
    const { place, env, remove } = await givenSafePlace()
    onTestFinished(remove)
    const database = await openDatabase(place)
    const { token } = await asAdministrator(database.db)
    await database.close()
    const programs = await builtServer()
    onTestFinished(programs.remove)
    const port = await freePort()
    const server = await startListening(programs.folder, port, env)
    onTestFinished(server.kill)
    const memory = () => total(memoryOfTree(server.process.pid ?? 0))
    const names = Object.keys(manners)
    /** The manner of each, by its end of the connection. */
    const opened = new Map<string, string>()

    const slowClient = async (at: number) => {
      const name = names[at % names.length] ?? ''
      const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${2 + (at % addresses)}` })
      socket.on('error', () => undefined)
      onTestFinished(() => void socket.destroy())
      await once(socket, 'connect')
      opened.set(`${socket.localAddress}:${socket.localPort}`, name)
      if (name !== 'no answer read') socket.resume()
      manners[name]?.(socket, token)
    }
    const left = () => {
      const locked = openConnections(port)
      return names.filter((name) => [...opened].some(([near, manner]) => manner === name && locked.has(near)))
    }

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
    for (let request = 0; request < 20; request += 1) await askAsOthersDo()
    waits.length = 0
    const before = memory()
    const begun = performance.now()
    await Promise.all(Array.from({ length: clients }, (_, at) => slowClient(at)))
    const ends = new Map<string, number>()
    let peak = before
    while (ends.size < names.length && performance.now() - begun < longestLife) {
      await askAsOthersDo()
      peak = Math.max(peak, memory())
      const still = left()
      for (const name of names)
        if (!still.includes(name) && !ends.has(name))
          ends.set(name, Math.round((performance.now() - begun) / 1000))
      await pause(100)
    }
    waits.sort((one, other) => one - other)
    const at = (share: number) => Math.round(waits[Math.floor(waits.length * share)] ?? 0)
    const more = peak - before
    console.info(
      `ended: ${[...ends].map(([name, seconds]) => `${name} after ${seconds} s`).join(', ')}; ` +
        `${Math.round(more / 1024 / 1024)} MB more at the most; ` +
        `${waits.length} answers to others, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
    )
    expect(left()).toEqual([])
    expect(at(0.99)).toBeLessThan(longestAnswer)
    expect(more).toBeLessThan(mostMemory)
  },
  420_000,
)
