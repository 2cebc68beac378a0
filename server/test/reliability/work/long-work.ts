/**
 * Long work on the server in production: `tsx server/test/reliability/work/long-work.ts [rows] [listed]` on a database
 * server, with `embedded` before them on the embedded database. Looks at a file of 10,000 schools, applies it, and
 * makes a file of the whole list in both formats. Prints seconds, the peak memory of all processes and how long
 * `/healthz` took meanwhile, and fails when a figure is passed. The embedded database itself takes more than the memory
 * allowed: there only what comes on top of the memory at rest is counted, and no rows are added beside those of the
 * file.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Job } from 'contract/exchange/jobs'
import { sql } from 'kysely'
import { writeSheet } from '../../../src/exchange/spreadsheets/write-sheet.ts'
import { migrate } from '../../../src/platform/database/migrate.ts'
import { openDatabase } from '../../../src/platform/database/open.ts'
import { migrations } from '../../database/migrations.ts'
import { startPostgres } from '../../database/postgres.ts'
import { asAdministrator } from '../../given/people.ts'
import { givenCountry, givenRegion } from '../../given/places.ts'
import { temporaryFolder } from '../../running/temporary-folder.ts'
import { memoryOfTree } from '../processes/process-tree.ts'
import { startProductionServer } from '../processes/production-server.ts'
import { inMegabytes, total, watchServer } from '../processes/watch-server.ts'

const allowed = { seconds: 30, megabytes: 300, milliseconds: 100 }
const text = process.argv.slice(2)
const isEmbedded = text[0] === 'embedded'
const [rows = 10_000, listed = isEmbedded ? 0 : 50_000] = text.slice(isEmbedded ? 1 : 0).map(Number)
const textOf = (line: string) => process.stdout.write(`${line}\n`)

const folder = temporaryFolder()
const postgres = isEmbedded ? null : await startPostgres({ safe: true })
const databaseUrl = postgres?.url() ?? null
const database = await openDatabase({ databaseUrl, dataDir: folder.path, allowUnsafe: true })
await migrate(database, migrations)
const { db } = database
const country = await givenCountry(db, 'PE')
const regions = await Promise.all(
  Array.from({ length: 25 }, (_, at) => givenRegion(db, country.id, `Región ${at}`)),
)
const administrator = await asAdministrator(db)
if (isEmbedded) await database.close()
const server = await startProductionServer(databaseUrl ? { databaseUrl } : { dataDir: folder.path })
const atRest = isEmbedded ? total(memoryOfTree(server.pid)) / (1024 * 1024) : 0
const headers = { authorization: `Bearer ${administrator.token}` }

const ask = async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => {
  const answer = await fetch(`${server.base}/api/${path}`, {
    ...init,
    headers: { ...headers, ...init.headers },
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return answer.json() as Promise<Answer>
}
let refusals = 0
const ended = async ({ id }: Job): Promise<Job> => {
  for (;;) {
    // while a long transaction has the embedded database, who waits for 8 s is told to come again
    const job = await ask<Job>(`job/${id}/?page=1`).catch((error: Error) => {
      if (!error.message.startsWith('503')) throw error
      refusals += 1
      return { id, status: 'running' as const, answer: null }
    })
    if (job.status === 'failed') throw new Error(JSON.stringify(job.answer))
    if (job.status === 'done') return job as Job
    await pause(100)
  }
}

const measure = async (name: string, work: () => Promise<Job>): Promise<Job> => {
  const watch = watchServer(server)
  const start = performance.now()
  const job = await work().catch((error) => {
    watch.stop()
    throw error
  })
  const seconds = (performance.now() - start) / 1000
  const { megabytes, words: text, slowest } = watch.stop()
  textOf(
    `${name}: ${seconds.toFixed(1)} s, peak of all processes ${text}, /healthz p99 ${slowest} ms, ${refusals} times 503`,
  )
  const isLate = seconds > allowed.seconds
  if (isLate || megabytes - atRest > allowed.megabytes || slowest > allowed.milliseconds) process.exitCode = 1
  return job
}

const schoolRow = (at: number) => [
  `Escuela de medida número ${at}`,
  `Región ${at % regions.length}`,
  'Perú',
  at % 3 === 0 ? 'Manos que hablan' : null,
  'Pública',
  'Escuela especial',
  'Preescolar; Primaria',
  120 + (at % 400),
  12,
  20,
  4,
  9,
  1,
  3,
  { day: '2026-03-31' },
]
const headings = [
  'Nombre',
  'Región',
  'País',
  'Nombre del proyecto',
  'Gestión',
  'Tipo de escuela',
  'Niveles',
  'Estudiantes',
  'Docentes',
  'Estudiantes con discapacidad',
  'Con discapacidad múltiple',
  'Con discapacidad visual',
  'Con sordoceguera',
  'Otros profesionales',
  'Día del conteo',
]

const check = async (): Promise<Job> => {
  const parts: Uint8Array[] = []
  const all = Array.from({ length: rows }, (_, at) => schoolRow(at))
  for await (const part of writeSheet('xlsx', { name: 'Escuelas', headings, rows: all })) parts.push(part)
  const form = new FormData()
  form.append('kind', 'schools')
  form.append('file', new Blob([Buffer.concat(parts)]), 'escuelas.xlsx')
  return ask<Job>('import/', { method: 'POST', body: form }).then(ended)
}
const list = (format: string): Promise<Job> =>
  ask<Job>('export/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ subject: 'list', query: '/api/school/?order=name', format }),
  }).then(ended)

try {
  textOf(`at rest: ${inMegabytes(memoryOfTree(server.pid))}`)
  const job = await measure(`looking at ${rows} rows`, check)
  await measure('applying them', () => ask<Job>(`import/${job.id}/apply/`, { method: 'POST' }).then(ended))
  await measure('looking at them again', check)
  if (!isEmbedded)
    await sql`
    insert into schools (region_id, country_id, name, folded, management, type_of_school)
    select ${regions[0]?.id}, ${country.id}, 'Otra ' || n, 'otra ' || n || chr(10), 'public', 'regular'
    from generate_series(1, ${Math.max(0, listed - rows)}) as n`.execute(db)
  for (const format of ['csv', 'xlsx']) await measure(`the list as ${format}`, () => list(format))
} finally {
  await server.stop()
  if (!isEmbedded) await database.close()
  await postgres?.remove()
  folder.remove()
}
