import { randomInt } from 'node:crypto'
import { lifeCycle } from 'contract/evaluation/life-cycle'
import { expect, test } from 'vitest'
import { readinessOfLine } from '../../src/evaluation/lines/readiness.ts'
import { recount } from '../../src/evaluation/summaries/recount.ts'
import { sealAudit } from '../../src/platform/audit/seals/seal.ts'
import { verifyAudit } from '../../src/platform/audit/seals/verify.ts'
import type { Db } from '../../src/platform/database/db.ts'
import { openDatabase } from '../../src/platform/database/open.ts'
import { givenEvaluators, givenLine } from '../given/answers.ts'
import { givenAnswers, givenEvidence } from '../given/lines.ts'
import { builtServer, freePort, startListening } from './processes/listening-server.ts'
import { givenSafePlace } from './processes/safe-place.ts'
import { type Acted, actOn, type Client, type Notified, nothingNotified } from './work/acting.ts'

const request = process.env['RELIABILITY_ROUNDS']
/** Lives of the server, each ended by kill -9, and after how many acknowledged deeds at the latest. */
const [lives, life] = request === undefined ? [2, 80] : [8, 400]
const [evaluations, clients] = request === undefined ? [6, 6] : [40, 10]

/** What the audit says of a line is a walk through its life, to where the line is now. */
const pathOf = async (db: Db, line: number) => {
  const rows = await db
    .selectFrom('audit')
    .select(['deed', 'old', 'new'])
    .where('object_type', '=', 'line')
    .where('object_id', '=', line)
    .orderBy('id')
    .execute()
  const steps = rows.filter(({ deed: action }) => action.replace('line.', '') in lifeCycle)
  let status = 'OPEN'
  const wrong: string[] = []
  for (const { deed: action } of steps) {
    const { from, to } = lifeCycle[action.replace('line.', '') as keyof typeof lifeCycle]
    if (from !== status) wrong.push(`${action} of line ${line}, which was ${status}`)
    status = to
  }
  return { wrong, status }
}

const faultsOfLines = async (db: Db, notified: Notified): Promise<string[]> => {
  const faults: string[] = []
  const lines = await db.selectFrom('lines').select(['id', 'evaluation_id', 'status', 'version']).execute()
  const unfinished = lines.filter(({ status }) => status !== 'CLOSED').map((line) => line.evaluation_id)
  if (new Set(unfinished).size !== unfinished.length) faults.push('two unfinished lines of one evaluation')
  for (const line of lines) {
    const { wrong, status } = await pathOf(db, line.id)
    faults.push(...wrong)
    if (status !== line.status) faults.push(`line ${line.id} is ${line.status}, its audit ends ${status}`)
    const own = notified.steps.filter((step) => step.line === line.id).map(({ version }) => version)
    if (new Set(own).size !== own.length) faults.push(`two steps of line ${line.id} have one version`)
    if (Math.max(0, ...own) > line.version) faults.push(`line ${line.id} has lost a version`)
    if (line.status !== 'IN REVIEW') continue
    const { results, files } = await readinessOfLine(db, line.id)
    if (results.missing.length > 0 || files.some(({ complete }) => !complete))
      faults.push(`line ${line.id} is in review and not ready`)
  }
  return faults
}

const lostOf = async (db: Db, notified: Notified): Promise<string[]> => {
  const comments = new Set((await db.selectFrom('comments').select('id').execute()).map(({ id }) => id))
  const files = new Map(
    (await db.selectFrom('files').select(['id', 'deleted_at']).execute()).map((file) => [file.id, file]),
  )
  const results = new Map(
    (await db.selectFrom('results').select(['line_id', 'indicator_id', 'option_id']).execute()).map(
      (result) => [`${result.line_id} ${result.indicator_id}`, result.option_id],
    ),
  )
  return [
    ...notified.comments.filter((id) => !comments.has(id)).map((id) => `comment ${id}`),
    ...notified.files
      .filter(({ id, isThere }) => (files.get(id)?.deleted_at === null) !== isThere)
      .map(({ id }) => `file ${id}`),
    ...[...notified.answers]
      .filter(([key, option]) => option !== null && results.get(key) !== option)
      .map(([key]) => `answer ${key}`),
  ]
}

test(`several people act at random and the server is killed ${lives} times: every line has allowed transitions, nothing is lost`, async () => {
  const { place, env, remove } = await givenSafePlace()
  const before = await openDatabase(place)
  const { db } = before
  const people = await givenEvaluators(db)
  const { instrument, school, administrator, coordinator, representative, teacher, colleague } = people
  const acted: Acted[] = []
  for (let made = 0; made < evaluations; made += 1) {
    const { id, evaluation } = await givenLine(db, school, instrument.id, administrator)
    await givenEvidence(db, id, coordinator.id)
    await givenAnswers(db, id, coordinator.id)
    acted.push({ evaluation, lines: [id], documents: [] })
  }
  await recount(db)
  await before.close()

  const asking = [coordinator, representative, administrator, teacher, colleague]
  const notified = nothingNotified()
  const programs = await builtServer()
  const port = await freePort()
  for (let lived = 0; lived < lives; lived += 1) {
    const server = await startListening(programs.folder, port, env)
    const acting = Array.from({ length: clients }, (_, own) => {
      const client: Client = { person: asking[own % asking.length] ?? administrator, own, of: clients }
      return actOn({ base: server.base, instrument, acted, notified: notified }, client).catch(
        (error: Error) => error,
      )
    })
    const until = notified.done + randomInt(life / 2, life)
    await expect.poll(() => notified.done, { timeout: 300_000, interval: 5 }).toBeGreaterThan(until)
    await server.kill()
    for (const error of await Promise.all(acting)) expect(String(error)).toMatch(/fetch failed|terminated/)
  }
  programs.remove()

  const after = await openDatabase(place)
  const [faults, lost] = [await faultsOfLines(after.db, notified), await lostOf(after.db, notified)]
  await sealAudit(after.db)
  const audit = await verifyAudit(after.db)
  const { repaired } = await recount(after.db)
  await after.close()
  await remove()
  const actions = [...notified.seen].map(([outcome, times]) => `${outcome.trim()}: ${times}`).sort()
  console.info(
    `${notified.steps.length} steps, ${notified.answers.size} answers, ${notified.comments.length} comments; ${actions.join(', ')}`,
  )
  expect({ faults, lost, repaired, broken: audit.faults }).toEqual({
    faults: [],
    lost: [],
    repaired: 0,
    broken: [],
  })
  expect(actions.filter((action) => / 5\d\d /.test(action))).toEqual([])
  expect(notified.steps.length).toBeGreaterThan(lives * 2)
  expect(notified.comments.length).toBeGreaterThan(0)
}, 1_200_000)
