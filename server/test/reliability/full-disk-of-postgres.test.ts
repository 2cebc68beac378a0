import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../src/platform/database/open.ts'
import { engine } from '../database/database.ts'
import { startPostgres } from '../database/postgres.ts'
import { givenEvaluators, givenLine } from '../given/answers.ts'
import { builtServer, freePort, startListening } from './processes/listening-server.ts'
import { givenSafePlace } from './processes/safe-place.ts'
import { smallDisk } from './processes/small-disk.ts'

/** Milliseconds from the room, or from the database server's start, to the first write. */
const longestRecovery = 5000
/** Longer than any answer may take. */
const longestAnswer = 9000
const clients = 8
const writesOfEach = 250

const isPossible =
  process.env['RELIABILITY_ROUNDS'] !== undefined && process.getuid?.() === 0 && engine() === 'server'

type Disk = { megabytes: number; contains: 'dataIn' | 'logIn' }

/** The disk of the whole database server, or of its log alone, is filled to the last byte while people write. */
test.runIf(isPossible).each<[string, Disk]>([
  ['the database server', { megabytes: 400, contains: 'dataIn' }],
  ["the database server's log alone", { megabytes: 120, contains: 'logIn' }],
])(
  'on a full disk of %s no acknowledged write is lost, and with room again people write again',
  async (_, { megabytes, contains }) => {
    const disk = smallDisk(megabytes)
    onTestFinished(disk.remove)
    const postgres = await startPostgres({ safe: true, [contains]: disk.path })
    const { place, env, remove } = await givenSafePlace(postgres)
    onTestFinished(remove)
    const database = await openDatabase(place)
    const people = await givenEvaluators(database.db)
    const line = await givenLine(database.db, people.school, people.instrument.id, people.administrator)
    await database.close()
    const programs = await builtServer()
    onTestFinished(programs.remove)
    const server = await startListening(programs.folder, await freePort(), env)
    onTestFinished(server.kill)

    const headers = { authorization: `Bearer ${people.teacher.token}`, 'content-type': 'application/json' }
    const acknowledged: number[] = []
    const seen = new Map<string, number>()
    let slowest = 0
    const ask = async (path: string, init: RequestInit = {}) => {
      const started = performance.now()
      const answer = await fetch(server.base + path, { ...init, headers })
      const { id } = (await answer.json()) as { id: number }
      slowest = Math.max(slowest, performance.now() - started)
      return { status: answer.status, id }
    }
    const read = async () => (await ask(`/api/results_school/${people.school.id}/`)).status
    const write = async () => {
      const body = JSON.stringify({ evaluation_line: line.id, text: 'Said on a full disk. '.repeat(40) })
      const { status, id } = await ask('/api/comment/', { method: 'POST', body })
      if (status === 201) acknowledged.push(id)
      return status
    }
    const count = (what: string, status: number) =>
      seen.set(`${what} ${status}`, (seen.get(`${what} ${status}`) ?? 0) + 1)

    expect([await write(), await read()]).toEqual([201, 200])
    disk.fill(0)
    const client = async () => {
      for (let at = 0; at < writesOfEach; at += 1) {
        count('write', await write())
        if (at % 10 === 0) count('read', await read())
      }
    }
    await Promise.all(Array.from({ length: clients }, client))
    const gaveUp = !postgres.isRunning()
    disk.empty()
    // what PostgreSQL's own keeper does in production
    if (gaveUp) await postgres.start()
    const since = performance.now()
    await expect.poll(write, { timeout: longestRecovery, interval: 50 }).toBe(201)
    const recovered = Math.round(performance.now() - since)
    await server.kill()
    const after = await openDatabase(place)
    const stored = new Set((await after.db.selectFrom('comments').select('id').execute()).map(({ id }) => id))
    await after.close()
    const lost = acknowledged.filter((id) => !stored.has(id))
    console.info(
      `${[...seen]
        .map(([what, times]) => `${what}: ${times}`)
        .sort()
        .join(', ')}; slowest ${Math.round(slowest)} ms; ` +
        `database server ${gaveUp ? 'gave up' : 'stayed'}; written again after ${recovered} ms; ` +
        `${acknowledged.length} acknowledged, ${lost.length} lost`,
    )
    expect(lost).toEqual([])
    expect(slowest).toBeLessThan(longestAnswer)
    expect([...seen.keys()].filter((what) => !/ (200|201|503|507)$/.test(what))).toEqual([])
    expect(seen.get('write 507') ?? seen.get('write 503') ?? 0).toBeGreaterThan(0)
  },
  300_000,
)
