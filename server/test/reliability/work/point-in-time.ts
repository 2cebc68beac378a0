/**
 * R27, a point in time: `tsx server/test/reliability/work/point-in-time.ts`, or `npm run reliability -- point-in-time`.
 * Three people upload files; between two acknowledged writes the moment is noted; they go on, their school gets a new
 * key of files, and then somebody drops the table of files. pgBackRest takes the database back to the moment, the
 * server starts, and what is there is counted and compared byte by byte. Prints what it saw, and fails when it differs.
 */
import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { migrate } from '../../../src/platform/database/migrate.ts'
import { openDatabase } from '../../../src/platform/database/open.ts'
import { migrations } from '../../database/migrations.ts'
import { givenEvaluators, givenLine } from '../../given/answers.ts'
import type { Someone } from '../../given/people.ts'
import { temporaryFolder } from '../../running/temporary-folder.ts'
import { builtServer, freePort, startListening } from '../processes/listening-server.ts'
import { startArchived } from './archived-postgres.ts'

const files = Number(process.argv[2] ?? 60)
const print = (line: string) => process.stdout.write(`${line}\n`)
const seconds = (begun: number) => ((performance.now() - begun) / 1000).toFixed(1)

const folder = temporaryFolder()
const programs = await builtServer()
const archived = await startArchived(folder.path)
const databaseUrl = archived.postgres.url()
const database = await openDatabase({ databaseUrl, dataDir: '' })
await migrate(database, migrations)
const { school, instrument, administrator, teacher, colleague, coordinator } = await givenEvaluators(
  database.db,
)
const line = await givenLine(database.db, school, instrument.id, administrator)
await database.close()
const env = {
  DATABASE_URL: databaseUrl,
  DATA_DIR: `${folder.path}/vereda`,
  FILES_KEY: randomBytes(32).toString('base64'),
  RATE_LIMIT_PER_SECOND: '0',
}
const start = async () => startListening(programs.folder, await freePort(), env)
let server = await start()

/** What the server acknowledged: the id of each file, and the hash of what was sent. */
type Acknowledged = Map<number, string>

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const upload = async (person: Someone, at: number, acknowledged: Acknowledged): Promise<void> => {
  const content = Buffer.from(`${at} ${randomBytes(20_000).toString('base64')}`)
  const form = new FormData()
  const fields = {
    evaluation_line: line.id,
    category: instrument.categories[at % 7] ?? 0,
    stage: 1 + (at % 3),
    description: 'Aula',
    consent: true,
  }
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value))
  form.append('file', new Blob([new Uint8Array(content)]), 'nota.txt')
  const headers = { authorization: `Bearer ${person.token}` }
  const answer = await fetch(`${server.base}/api/file/`, { method: 'POST', body: form, headers })
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
  const { id }: { id: number } = JSON.parse(await answer.text())
  acknowledged.set(id, hashOf(content))
}

const uploadSome = async (count: number): Promise<Acknowledged> => {
  const acknowledged: Acknowledged = new Map()
  const people = [teacher, colleague, coordinator]
  let at = 0
  const uploadOn = async (person: Someone) => {
    while (at < count) {
      at += 1
      await upload(person, at, acknowledged)
    }
  }
  await Promise.all(people.map(uploadOn))
  return acknowledged
}

const admin = (...parameters: string[]): string =>
  execFileSync(process.execPath, [`${programs.folder}/admin.js`, ...parameters], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    encoding: 'utf8',
  }).trim()

const differencesFrom = async (before: Acknowledged, after: Acknowledged): Promise<number> => {
  let differing = 0
  for (const [id, hash] of [...before, ...after]) {
    const headers = { authorization: `Bearer ${administrator.token}` }
    const answer = await fetch(`${server.base}/api/file/${id}/`, { headers })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const isThere = answer.status === 200 && hashOf(bytes) === hash
    if (isThere !== before.has(id)) differing += 1
  }
  return differing
}

try {
  archived.backUp()
  const before = await uploadSome(files)
  const [noted] = await archived.query<{ moment: string }>('select clock_timestamp()::text as moment')
  const after = await uploadSome(files)
  print(admin('keys', 'rotate', String(school.id)))
  await archived.query('drop table files cascade')
  print(
    `${before.size} files acknowledged, then the moment, then ${after.size} more, then the table was dropped.`,
  )

  await server.kill()
  const begun = performance.now()
  await archived.restoreTo(noted?.moment ?? '')
  print(`Back at the moment in ${seconds(begun)} s.`)
  server = await start()
  const differing = await differencesFrom(before, after)
  print(
    `Of ${before.size + after.size} files ${differing} are there and should not be, or differ, or are missing.`,
  )
  print(admin('verify-files'))
  if (differing > 0) process.exitCode = 1
} finally {
  await server.kill()
  await archived.postgres.remove()
  programs.remove()
  folder.remove()
}
