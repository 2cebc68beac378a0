import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hashed } from '../../src/access/passwords/hashing.ts'
import { type Database, openDatabase } from '../../src/platform/database/open.ts'
import { makePicture } from '../evaluation/files/making/make-photo.ts'
import { givenEvaluators, givenLine } from '../given/answers.ts'
import { givenAnswers } from '../given/lines.ts'
import { asSchool } from '../given/people.ts'
import { givenSchool } from '../given/places.ts'
import { openConnections } from './processes/held-connections.ts'
import { builtServer, freePort, startListening } from './processes/listening-server.ts'
import { memoryOfTree } from './processes/process-tree.ts'
import { givenSafePlace } from './processes/safe-place.ts'
import { total } from './processes/watch-server.ts'
import { type Request, unchanging, type Work, type Worker, work } from './work/people-at-work.ts'

const minutes = Number(process.env['RELIABILITY_MINUTES'] ?? 10)
const people = 20
const password = 'quiet-river-under-the-bridge'
const megabyte = 1024 * 1024
/** Milliseconds between two looks at the server. */
const check = 5000
/** The share of the time in which the memory may still find its size. */
const warmUp = 0.3
const allowed = { megabytesPerMinute: 2, descriptors: 5, p95: 300, p99: 1000 }

type Sample = { minute: number; megabytes: number; descriptors: number }

/** By least squares: how much more memory with each minute. */
const slopeOf = (samples: Sample[]): number => {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [minute, memory] = [
    mean(samples.map((each) => each.minute)),
    mean(samples.map((each) => each.megabytes)),
  ]
  const over = samples.reduce((sum, each) => sum + (each.minute - minute) * (each.megabytes - memory), 0)
  return over / samples.reduce((sum, each) => sum + (each.minute - minute) ** 2, 0)
}

/** The one in the middle of a part of the samples: files and sessions of the database come and go with each request. */
const usualDescriptors = (samples: Sample[]): number =>
  samples.map(({ descriptors }) => descriptors).sort((one, other) => one - other)[samples.length >> 1] ?? 0

const givenPeopleAtWork = async ({ db }: Database) => {
  const given = await givenEvaluators(db)
  const { instrument, administrator } = given
  const results: Work['results'] = new Map()
  const workers: Worker[] = []
  const password_hash = await hashed(password)
  for (let made = 0; made < people; made += 1) {
    const school = await givenSchool(db, given.school.region, { name: `Morning school ${made}` })
    const line = await givenLine(db, school, instrument.id, administrator)
    await givenAnswers(db, line.id, administrator.id)
    const person = await asSchool(db, [school.id])
    await db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute()
    const stored = await db.selectFrom('results').select('id').where('line_id', '=', line.id).execute()
    results.set(
      line.id,
      stored.map(({ id }) => id),
    )
    workers.push({ ...person, line: line.id, evaluation: line.evaluation, school: school.id })
  }
  const options = [instrument.option('NE')]
  return { workers, results, options, category: instrument.categories[0] ?? 0 }
}

test.runIf(process.env['RELIABILITY_ROUNDS'] !== undefined)(
  `after ${minutes} minutes of usual work the server's figures are as before`,
  async () => {
    const { place, env, remove } = await givenSafePlace()
    const before = await openDatabase(place)
    const { workers, ...given } = await givenPeopleAtWork(before)
    await before.close()
    const programs = await builtServer()
    const port = await freePort()
    const server = await startListening(programs.folder, port, env)
    const pid = server.process.pid ?? 0
    const started = performance.now()
    const request: Request[] = []
    const samples: Sample[] = []
    const over = () => performance.now() - started > minutes * 60_000
    const photo = await makePicture(1600, 1200).jpeg().toBuffer()
    const day: Work = { ...given, base: server.base, password, photo, rhythm: 500, isOver: over }
    const working = workers.map((person) => work(person, day, (one) => request.push(one)))

    while (!over()) {
      await pause(check)
      samples.push({
        minute: (performance.now() - started) / 60_000,
        megabytes: total(memoryOfTree(pid)) / megabyte,
        // people keep as many connections open as they once asked at the same time
        descriptors: readdirSync(`/proc/${pid}/fd`).length - openConnections(port).size,
      })
    }
    await Promise.all(working)
    const temporary = readdirSync(join(env.DATA_DIR, 'files/tmp'))
    await server.kill()
    programs.remove()
    const after = await openDatabase(place)
    const { rows: sessions } = await sql<{ most: number }>`
      select coalesce(max(count), 0)::int as most from (select count(*) from sessions
        where revoked_at is null and ends_at > now() group by user_id) living`.execute(after.db)
    await after.close()
    await remove()

    const settled = samples.filter(({ minute }) => minute > minutes * warmUp)
    const slope = slopeOf(settled)
    const waits = request.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
    const at = (share: number) => Math.round(waits[Math.floor(waits.length * share)] ?? 0)
    const lengths = new Set(request.filter(({ bytes }) => bytes > 0).map(({ bytes }) => bytes))
    const refused = [
      ...new Set(request.filter(({ status }) => status >= 400).map((one) => `${one.status} ${one.what}`)),
    ]
    const [first, last] = [settled[0], settled.at(-1)]
    const third = Math.ceil(settled.length / 3)
    const descriptors = [settled.slice(0, third), settled.slice(-third)].map(usualDescriptors)
    console.info(
      `${request.length} requests, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms; memory ${Math.round(first?.megabytes ?? 0)} to ` +
        `${Math.round(last?.megabytes ?? 0)} MB, ${slope.toFixed(2)} MB a minute; descriptors ${descriptors.join(' to ')}; ` +
        `living sessions of a person at the most ${sessions[0]?.most}; refused: ${refused.join(', ') || 'none'}`,
    )
    expect(refused).toEqual([])
    expect([...lengths], unchanging).toHaveLength(1)
    expect(temporary).toEqual([])
    expect(sessions[0]?.most).toBeLessThanOrEqual(10)
    expect((descriptors[1] ?? 0) - (descriptors[0] ?? 0)).toBeLessThanOrEqual(allowed.descriptors)
    expect(slope).toBeLessThan(allowed.megabytesPerMinute)
    expect([at(0.95) < allowed.p95, at(0.99) < allowed.p99]).toEqual([true, true])
  },
  minutes * 60_000 + 300_000,
)
