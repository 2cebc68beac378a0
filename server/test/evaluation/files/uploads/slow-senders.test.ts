import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { asCoordinator, asSchool, type Someone } from '../../../given/people.ts'
import { type AppContext, type Fields, givenFiles } from '../house.ts'
import { slowUpload } from './slow-upload.ts'

type Slow = ReturnType<typeof slowUpload>

/** Twenty connections of ten people that are sent a few bytes each half a second, for as long as the test runs. */
const trickling = ({ port }: AppContext, people: Someone[], fields: Fields, path?: string): Slow[] => {
  const uploads = people.flatMap((person) =>
    [1, 2].map(() => slowUpload(port, person, fields, 'nota.csv', '', path)),
  )
  for (const upload of uploads) upload.begin()
  const drip = setInterval(() => {
    for (const upload of uploads) upload.send('a')
  }, 500)
  onTestFinished(() => {
    clearInterval(drip)
    for (const upload of uploads) upload.hangUp()
  })
  return uploads
}

/** A file of 60 KiB at 5 KiB a second. */
const slowButFair = (context: AppContext, person: Someone): Slow => {
  const upload = slowUpload(
    context.port,
    person,
    { ...context.cell, evaluation_line: context.otherLine.id },
    'lenta.txt',
  )
  upload.begin()
  let sent = 0
  const drip = setInterval(() => {
    upload.send('a'.repeat(512))
    sent += 512
    if (sent < 60 * 1024) return
    clearInterval(drip)
    upload.end()
  }, 100)
  onTestFinished(() => clearInterval(drip))
  return upload
}

/** 63 files of one school, two at a time. */
const sendAll = async (context: AppContext): Promise<number[]> => {
  const waiting = Array.from({ length: 63 }, (_, nth) => ({ ...context.cell, stage: 1 + (nth % 3) }))
  const statuses: number[] = []
  const sender = async () => {
    for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
      const { status } = await context.upload('nota.txt', 'x'.repeat(50_000), cell)
      statuses.push(status)
    }
  }
  await Promise.all([sender(), sender()])
  return statuses
}

const allTaken = Array.from({ length: 63 }, () => 201)

/** Ten people; without areas they are as those who register themselves. */
const strangers = (context: AppContext, areas: number[]) =>
  Promise.all(Array.from({ length: 10 }, () => asSchool(context.db, areas)))

describe('while a school sends the evidence of a whole line', () => {
  let context: AppContext
  beforeAll(async () => {
    context = await givenFiles()
    return () => context.close()
  })
  const counts = () => ({ ...context.app.uploadSlots.evidence.counts })

  test('ten slow strangers are refused at once, and nobody waits', async () => {
    const uploads = trickling(context, await strangers(context, []), context.cell)
    const slow = slowButFair(context, context.stranger)
    const statuses = await sendAll(context)
    const refused = await Promise.all(uploads.map((each) => each.answer))
    expect(refused.map((each) => each.status)).toEqual(uploads.map(() => 403))
    expect(statuses).toEqual(allTaken)
    expect((await slow.answer).status).toBe(201)
    expect(counts()).toEqual({ entered: 64, waited: 0, refused: 0 })
  }, 120_000)

  test('ten slow people with permission delay two files at most, and none is refused', async () => {
    await context.db.deleteFrom('files').execute()
    const before = counts()
    const uploads = trickling(context, await strangers(context, [context.school.id]), context.cell)
    const slow = slowButFair(context, context.stranger)
    await expect.poll(() => counts().waited, { timeout: 20_000 }).toBeGreaterThanOrEqual(before.waited + 12)
    const waited = counts().waited
    expect(await sendAll(context)).toEqual(allTaken)
    expect(counts().waited - waited).toBeLessThanOrEqual(2)
    expect((await slow.answer).status).toBe(201)
    expect(counts().refused).toBe(before.refused)
    const given = await Promise.all(uploads.map((each) => each.answer))
    expect(given.map((each) => each.status)).toEqual(uploads.map(() => 408))
    expect(given[0]?.body).toContain('upload_timeout')
  }, 120_000)

  test('slow imports take no slot from evidence', async () => {
    await context.db.deleteFrom('files').execute()
    const before = counts()
    const people = await Promise.all(
      Array.from({ length: 10 }, () => asCoordinator(context.db, [context.region])),
    )
    const uploads = trickling(context, people, { kind: 'schools' }, '/api/import/')
    await expect.poll(() => context.app.uploadSlots.imports.counts.entered).toBeGreaterThanOrEqual(4)
    expect(await sendAll(context)).toEqual(allTaken)
    expect(counts()).toEqual({ entered: before.entered + 63, waited: before.waited, refused: before.refused })
    for (const upload of uploads) upload.hangUp()
  }, 120_000)
})
