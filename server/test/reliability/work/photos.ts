/**
 * The memory of the server in production, on a database server: `tsx server/test/reliability/work/photos.ts [rounds]`.
 * Eight photos of 12 megapixels are uploaded at once, again and again, then eight videos of 190 MB at once. Prints the
 * peak memory of all its processes and how long `/healthz` took meanwhile, and fails when a figure is passed.
 */
import { migrate } from '../../../src/platform/database/migrate.ts'
import { openDatabase } from '../../../src/platform/database/open.ts'
import { migrations } from '../../database/migrations.ts'
import { startPostgres } from '../../database/postgres.ts'
import { makePhonePhoto } from '../../evaluation/files/making/make-photo.ts'
import { makeLongVideo } from '../../evaluation/files/making/make-video.ts'
import { givenEvaluators, givenLine } from '../../given/answers.ts'
import { asCoordinator, type Someone } from '../../given/people.ts'
import { memoryOfTree } from '../processes/process-tree.ts'
import { startProductionServer } from '../processes/production-server.ts'
import { inMegabytes, watchServer } from '../processes/watch-server.ts'

const megabyte = 1024 * 1024
const allowed = { megabytes: 300, milliseconds: 100 }
const rounds = Number(process.argv[2] ?? 5)
const textOf = (line: string) => process.stdout.write(`${line}\n`)

const postgres = await startPostgres({ safe: true })
const database = await openDatabase({ databaseUrl: postgres.url(), dataDir: '', allowUnsafe: true })
await migrate(database, migrations)
const { school, instrument, administrator } = await givenEvaluators(database.db)
const people = await Promise.all([1, 2, 3, 4].map(() => asCoordinator(database.db, [school.region])))
const line = await givenLine(database.db, school, instrument.id, administrator)
await database.close()
const server = await startProductionServer({ databaseUrl: postgres.url() })

const upload = async (person: Someone, category: number, name: string, content: Buffer) => {
  const form = new FormData()
  const fields = { evaluation_line: line.id, category, stage: 1, description: 'Aula', consent: true }
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value))
  form.append('file', new Blob([new Uint8Array(content)]), name)
  const answer = await fetch(`${server.base}/api/file/`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${person.token}` },
  })
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
}

/** Eight at once, two of each person. */
const eight = async (name: string, content: Buffer, round: number): Promise<number> => {
  const start = performance.now()
  const category = instrument.categories[round % 7] ?? 0
  await Promise.all([...people, ...people].map((person) => upload(person, category, name, content)))
  return Math.round(performance.now() - start)
}

const measure = async (name: string, content: Buffer, times: number) => {
  textOf(`eight times ${name}, ${(content.length / megabyte).toFixed(1)} MB each`)
  const watch = watchServer(server)
  for (let round = 0; round < times; round += 1) textOf(`  ${await eight(name, content, round)} ms`)
  const { megabytes, words: text, slowest } = watch.stop()
  textOf(`  peak of all processes: ${text}; /healthz p99 ${slowest} ms`)
  if (megabytes > allowed.megabytes || slowest > allowed.milliseconds) process.exitCode = 1
}

try {
  textOf(`at rest: ${inMegabytes(memoryOfTree(server.pid))}`)
  await measure('foto.jpg', await makePhonePhoto(4000, 3000), rounds)
  await measure('video.mp4', makeLongVideo(190 * megabyte), 1)
} finally {
  await server.stop()
  await postgres.remove()
}
