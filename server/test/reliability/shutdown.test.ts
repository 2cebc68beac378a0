// @both-databases: the embedded database ends with its process
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { engine, givenPlace } from '../database/database.ts'
import { startPostgres } from '../database/postgres.ts'
import { temporaryFolder } from '../running/temporary-folder.ts'
import { builtServer, freePort, startListening } from './processes/listening-server.ts'

const clients = 20
/** Looked up in the database, and found to be nobody's. */
const nobodys = 'a'.repeat(43)

/** The status of a whole answer, or the code of what went wrong. */
const ask = (url: string, agent: Agent): Promise<number | string> =>
  new Promise((notified) => {
    const broken = (error: NodeJS.ErrnoException) => notified(error.code ?? error.message)
    get(url, { agent, headers: { authorization: `Bearer ${nobodys}` } }, (answer) => {
      answer.on('error', broken).resume()
      answer.on('end', () => notified(answer.statusCode ?? 0))
    }).on('error', broken)
  })

test('a server that was asked to end refuses no request that reaches it, and ends in order', async () => {
  const postgres = engine() === 'embedded' ? null : await startPostgres({ safe: true })
  const files = temporaryFolder()
  const dataDir = postgres ? files.path : (await givenPlace()).dataDir
  const programs = await builtServer()
  const server = await startListening(programs.folder, await freePort(), {
    DATA_DIR: dataDir,
    ...(postgres && { DATABASE_URL: postgres.url() }),
  })
  const ended = once(server.process, 'exit')
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const begun: (number | string)[] = []
  const late: (number | string)[] = []
  let isReceived = false
  const client = async () => {
    for (;;) {
      const outcome = isReceived ? late : begun
      const notified = await ask(`${server.base}/api/region/`, agent)
      outcome.push(notified)
      if (notified !== 401) return
    }
  }
  const asking = Array.from({ length: clients }, client)
  await expect.poll(() => begun.length, { timeout: 60_000 }).toBeGreaterThan(200)
  isReceived = true
  server.process.kill('SIGTERM')
  // npm hands on what the terminal has sent: the same request to end
  await pause(5)
  server.process.kill('SIGTERM')
  await Promise.all(asking)
  expect(await ended).toEqual([0, null])
  expect(new Set(begun)).toEqual(new Set([401]))
  // who asks later on an open connection is answered too; a new one finds nobody there
  expect([401, 'ECONNREFUSED']).toEqual(expect.arrayContaining([...new Set(late)]))
  agent.destroy()
  programs.remove()
  files.remove()
  await postgres?.remove()
}, 120_000)
