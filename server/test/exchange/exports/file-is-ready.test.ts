import { ExportAnswer } from 'contract/exchange/exports'
import { notificationCalls } from 'contract/messages/notifications'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenEvaluatedSchool } from '../../given/lines.ts'
import { working } from '../../platform/working.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

let vereda: Vereda
let here: Awaited<ReturnType<typeof givenEvaluatedSchool>>
const { exported, ended, busy, download } = working(() => vereda)

beforeAll(async () => {
  vereda = await givenVereda()
  here = await givenEvaluatedSchool(vereda.database.db)
})
afterAll(() => vereda.close())

test('a file that took long is notified by its name, until it was downloaded', async () => {
  const { db } = vereda.database
  const free = await busy(here.coordinator)
  const { body: job } = await exported(here.coordinator, {
    subject: 'list',
    query: '/api/school/',
    format: 'csv',
  })
  await sql`update jobs set created_at = now() - interval '6 seconds' where id = ${job.id}`.execute(db)
  await free()
  await exported(here.administrator, { subject: 'list', query: '/api/region/', format: 'csv' })
  const { answer } = await ended(here.coordinator, job.id)
  const notified = async () =>
    (await vereda.ask(notificationCalls.list, here.coordinator)).body.results.find(
      ({ params }) => params.job === job.id,
    )
  const { name } = ExportAnswer.pick({ name: true }).parse(answer)
  expect(name).toMatch(/\.csv$/)
  expect(await notified()).toMatchObject({ title: `${name}: ready`, is_read: false })

  await download(here.administrator, job.id)
  expect(await notified()).toMatchObject({ is_read: false })
  await download(here.coordinator, job.id)
  expect(await notified()).toMatchObject({ is_read: true })
})
