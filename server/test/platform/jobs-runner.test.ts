// @both-databases: jobs go beside requests, and there is one session for both
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Problem } from 'contract/platform/problems'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { personWhoSignsIn } from '../../src/access/person-queries.ts'
import { cleanResults } from '../../src/platform/jobs/clean.ts'
import type { Does } from '../../src/platform/jobs/kind.ts'
import { addJob, ownJob } from '../../src/platform/jobs/queries.ts'
import { openRunner } from '../../src/platform/jobs/runner.ts'
import { openStorage } from '../../src/platform/storage/open-storage.ts'
import { givenDatabase } from '../database/database.ts'
import { asAdministrator } from '../given/people.ts'

const database = await givenDatabase()
const { db } = database
const folder = mkdtempSync(join(tmpdir(), 'jobs-'))
const results = await openStorage({ kind: 'disk', folder }, null)
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const bytes = Buffer.from('a file')
const put = (name: string) => results.put(name, { size: bytes.length, open: () => streamOf(bytes) })
const streamOf = (content: Buffer) => Readable.from([content])
const name = (digit: number) => `${String(digit).repeat(8)}-1111-1111-1111-111111111111`

/** A runner whose exports do this. */
const runnerThat = (does: Does, silent = 60) => {
  const complaints: unknown[] = []
  const kinds = { import: does, import_apply: does, export: does }
  const complain = (error: unknown) => complaints.push(error)
  return {
    ...openRunner({ database, kinds, results, folder, complain, personWhoSignsIn, pause: 50, silent }),
    complaints,
  }
}
const byNumber = (one: number, other: number) => one - other

const waiting = async (object?: string) => {
  const person = await asAdministrator(db)
  const request = { person: person.id, kind: 'export', language: 'en', asked: {}, request: 'r' } as const
  const { id } = await addJob(db, object ? { ...request, object } : request)
  return { id, person: person.id, read: async () => ownJob(db, person.id, id) }
}
const untilEnded = (job: Awaited<ReturnType<typeof waiting>>) =>
  vi.waitFor(async () => expect(['done', 'failed']).toContain((await job.read())?.status), {
    timeout: 20_000,
  })

test('of parallel runners each job is done by one', async () => {
  const done: number[] = []
  const does: Does = async ({ id }) => {
    done.push(id)
    return { answer: {} }
  }
  const jobs = await Promise.all([1, 2, 3, 4, 5, 6].map(() => waiting()))
  const runners = [runnerThat(does), runnerThat(does)]
  for (const runner of runners) runner.start()
  for (const job of jobs) await untilEnded(job)
  for (const runner of runners) await runner.stop()
  expect(done.sort(byNumber)).toEqual(jobs.map(({ id }) => id).sort(byNumber))
})

test('work interrupted by the end of the server is restarted by the next', async () => {
  const job = await waiting()
  let isBegun: () => void = () => undefined
  const begun = new Promise<void>((resolve) => {
    isBegun = resolve
  })
  const endless: Does = async (work) => {
    for (;;) {
      await work.progress(40)
      isBegun()
    }
  }
  const first = runnerThat(endless)
  first.start()
  await begun
  await first.stop()
  expect(await job.read()).toMatchObject({ status: 'waiting', progress: 40 })
  const second = runnerThat(async () => ({ answer: { fine: true } }))
  second.start()
  await untilEnded(job)
  await second.stop()
  expect(await job.read()).toMatchObject({ status: 'done', progress: 100, answer: { fine: true } })
})

test('a job whose server died is restarted, three times at most, and the dead one cannot overwrite it', async () => {
  const job = await waiting()
  await sql`update jobs set status = 'running', attempt = 1, beat_at = now() - interval '1 hour' where id = ${job.id}`.execute(
    db,
  )
  const runner = runnerThat(async () => ({ answer: { second: true } }), 1)
  runner.wake()
  await untilEnded(job)
  expect(await job.read()).toMatchObject({ status: 'done', answer: { second: true } })
  const last = await waiting()
  await sql`update jobs set status = 'running', attempt = 3, beat_at = now() - interval '1 hour' where id = ${last.id}`.execute(
    db,
  )
  runner.wake()
  await untilEnded(last)
  await runner.stop()
  expect(await last.read()).toMatchObject({ status: 'failed', answer: { code: 'server_error' } })
})

test('a failure has its code, keeps no file, and an unexpected one has no details', async () => {
  await put(name(1))
  const refused = await waiting(name(1))
  const refusing = runnerThat(async () => {
    throw new Problem('file_too_large', { reason: 'It has more than 3 rows.' })
  })
  refusing.wake()
  await untilEnded(refused)
  await refusing.stop()
  expect(await refused.read()).toMatchObject({
    status: 'failed',
    object: null,
    answer: { code: 'file_too_large', detail: 'Error uploading file. It has more than 3 rows.' },
  })
  expect(refusing.complaints).toEqual([])
  await vi.waitFor(async () => expect(await results.size(name(1))).toBeUndefined())
  const broken = await waiting()
  const breaking = runnerThat(async () => {
    throw new Error('password=secret')
  })
  breaking.wake()
  await untilEnded(broken)
  await breaking.stop()
  expect((await broken.read())?.answer).toEqual({
    code: 'server_error',
    detail: 'An unexpected error occurred.',
  })
  expect(breaking.complaints).toHaveLength(1)
})

test('jobs of who may no longer sign in are not run', async () => {
  const job = await waiting()
  await db.updateTable('users').set({ is_active: false }).where('id', '=', job.person).execute()
  const runner = runnerThat(async () => ({ answer: {} }))
  runner.wake()
  await untilEnded(job)
  await runner.stop()
  expect(await job.read()).toMatchObject({ status: 'failed', answer: { code: 'permission_denied' } })
})

test('only who waited long is notified', async () => {
  const [quick, slow] = [await waiting(), await waiting()]
  await sql`update jobs set created_at = now() - interval '6 seconds' where id = ${slow.id}`.execute(db)
  const runner = runnerThat(async () => ({ answer: {} }))
  runner.start()
  for (const job of [quick, slow]) await untilEnded(job)
  await runner.stop()
  const notified = await db.selectFrom('notifications').select(['user_id', 'code', 'params']).execute()
  expect(notified).toEqual([
    { user_id: slow.person, code: 'job_done', params: { kind: 'export', job: slow.id } },
  ])
})

test('who is notified of a failed file gets the page to request it again', async () => {
  const job = await waiting()
  const wanted = { subject: 'list', query: '/api/school/?search=sol', format: 'csv', page: '/schools' }
  await sql`update jobs set created_at = now() - interval '6 seconds', asked = ${JSON.stringify(wanted)}::jsonb
    where id = ${job.id}`.execute(db)
  const runner = runnerThat(async () => {
    throw new Problem('file_too_large')
  })
  runner.wake()
  await untilEnded(job)
  await runner.stop()
  const notified = await db
    .selectFrom('notifications')
    .where('user_id', '=', job.person)
    .select(['code', 'params'])
    .execute()
  expect(notified).toEqual([
    {
      code: 'job_failed',
      params: { kind: 'export', job: job.id, page: '/schools' },
    },
  ])
})

test('a person has a limited number of unfinished jobs', async () => {
  const { person } = await waiting()
  const request = { person, kind: 'export', language: 'en', asked: {}, request: 'r' } as const
  for (let more = 1; more < 10; more += 1) await addJob(db, request)
  await expect(addJob(db, request)).rejects.toMatchObject({ code: 'throttled' })
})

test('results are deleted after a day, and so are files without a job', async () => {
  for (const digit of [2, 3]) await put(name(digit))
  const [old, fresh] = [await waiting(name(2)), await waiting(name(3))]
  await sql`update jobs set status = 'done', created_at = now() - interval '25 hours' where id = ${old.id}`.execute(
    db,
  )
  await cleanResults(db, results, 24)
  expect([await old.read(), await results.size(name(2))]).toEqual([undefined, undefined])
  expect([(await fresh.read())?.id, await results.size(name(3))]).toEqual([fresh.id, bytes.length])
})
