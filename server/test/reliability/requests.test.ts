// @both-databases: after kill -9 the embedded database recovers in a thread of ours
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sealAudit } from '../../src/platform/audit/seals/seal.ts'
import { verifyAudit } from '../../src/platform/audit/seals/verify.ts'
import { openDatabase } from '../../src/platform/database/open.ts'
import { givenEvaluators, givenLine } from '../given/answers.ts'
import type { Someone } from '../given/people.ts'
import { builtServer, freePort, startListening } from './processes/listening-server.ts'
import { givenSafePlace } from './processes/safe-place.ts'

const request = process.env['RELIABILITY_ROUNDS']
const rounds = Number(request ?? 2)
const clients = 8
/** Acknowledged writes of a round, more or less: it ends at a random moment. */
const writes = request === undefined ? 120 : 500
/** Milliseconds. In the test command other tests use the machine at the same time; the long run has it for itself. */
const longestStart = request === undefined ? 30_000 : 3000

type Write = { path: string; body: object }
type Acknowledged = { kind: 'results' | 'comments'; id: number }

test(
  `no acknowledged request is lost in ${rounds} rounds of kill -9, and nothing is half written`,
  async () => {
    const { place, env, remove } = await givenSafePlace()
    const first = await openDatabase(place)
    const people = await givenEvaluators(first.db)
    const { school, instrument } = people
    const lines: number[] = []
    for (let made = 0; made < Math.ceil((rounds * writes * 0.7) / instrument.indicators.length); made += 1)
      lines.push((await givenLine(first.db, school, instrument.id, people.administrator)).id)
    await first.close()
    const answers = lines
      .flatMap((line) => instrument.indicators.map((indicator) => ({ line, indicator })))
      .values()
    const writers = [people.teacher, people.colleague, people.coordinator, people.administrator]

    const nextWrite = (): Write => {
      const answer = randomInt(2) === 0 ? answers.next().value : undefined
      const line = lines[randomInt(lines.length)] ?? 0
      if (!answer)
        return { path: '/api/comment/', body: { evaluation_line: line, text: `Words ${randomInt(1e9)}` } }
      const option = instrument.option('C', answer.indicator.scale)
      const body = { evaluation_line: answer.line, indicator: answer.indicator.id, option }
      return { path: '/api/result/', body }
    }
    const acknowledged: Acknowledged[] = []
    const refused: string[] = []
    let counted = () => {}
    const untilMore = (than: number): Promise<void> =>
      new Promise((resolve) => {
        counted = () => void (acknowledged.length > than && resolve())
        counted()
      })

    const writeOn = async (base: string, person: Someone): Promise<void> => {
      for (;;) {
        const { path, body } = nextWrite()
        const answer = await fetch(base + path, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
        })
        const kind = path === '/api/result/' ? 'results' : 'comments'
        const { id, code } = (await answer.json()) as { id: number; code: string }
        if (answer.status === 201) acknowledged.push({ kind, id })
        else refused.push(`${answer.status} ${code}`)
        counted()
      }
    }

    const programs = await builtServer()
    const port = await freePort()
    let slowestStart = 0
    for (let round = 0; round < rounds; round += 1) {
      const server = await startListening(programs.folder, port, env)
      if (round > 0) slowestStart = Math.max(slowestStart, server.opening)
      const until = acknowledged.length + randomInt(Math.round(writes * 0.8), Math.round(writes * 1.2))
      const writing = Array.from({ length: clients }, (_, at) =>
        writeOn(server.base, writers[at % writers.length] as Someone).catch(() => undefined),
      )
      await untilMore(until)
      await server.kill()
      await Promise.all(writing)
      if (request !== undefined)
        console.info(
          `round ${round + 1}: ${acknowledged.length} acknowledged, started in ${server.opening} ms`,
        )
    }
    programs.remove()

    const after = await openDatabase(place)
    const { db } = after
    const idsIn = async (kind: Acknowledged['kind']) =>
      new Set((await db.selectFrom(kind).select('id').execute()).map(({ id }) => id))
    const stored = { results: await idsIn('results'), comments: await idsIn('comments') }
    const lost = acknowledged.filter(({ kind, id }) => !stored[kind].has(id))
    const { rows: half } = await sql<{ what: string; id: number }>`
      select 'result without audit' as what, id from results
        where not exists (select from audit where object_type = 'result' and object_id = results.id)
      union all
      select 'comment without audit', id from comments
        where not exists (select from audit where object_type = 'comment' and object_id = comments.id)
      union all
      select 'audit without result', object_id from audit
        where deed = 'result.create' and object_id not in (select id from results)
      union all
      select 'wrong count of a line', line_id from line_summaries
        where answered <> (select count(*) from results where results.line_id = line_summaries.line_id)`.execute(
      db,
    )
    await sealAudit(db)
    const { faults, rows } = await verifyAudit(db)
    await after.close()
    console.info(
      `${acknowledged.length} acknowledged over HTTP, ${lost.length} lost, ${half.length} half written, ` +
        `${rows} rows of the audit in a chain with ${faults.length} faults, slowest start ${slowestStart} ms`,
    )
    expect(lost).toEqual([])
    expect(half).toEqual([])
    expect(faults).toEqual([])
    expect(refused).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(rounds * writes * 0.8)
    expect(slowestStart).toBeLessThan(longestStart)
    await remove()
  },
  120_000 + rounds * 180_000,
)
