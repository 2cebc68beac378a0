import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { asCoordinator, asSchool, type Someone } from '../../people.ts'
import { type AppContext, type Fields, givenHouse } from './house.ts'
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
const slowButFair = (house: AppContext, person: Someone): Slow => {
  const upload = slowUpload(
    house.port,
    person,
    { ...house.cell, evaluation_line: house.otherLine.id },
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
const sendAll = async (house: AppContext): Promise<number[]> => {
  const waiting = Array.from({ length: 63 }, (_, nth) => ({ ...house.cell, stage: 1 + (nth % 3) }))
  const statuses: number[] = []
  const sender = async () => {
    for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
      const { status } = await house.upload('nota.txt', 'x'.repeat(50_000), cell)
      statuses.push(status)
    }
  }
  await Promise.all([sender(), sender()])
  return statuses
}

const allTaken = Array.from({ length: 63 }, () => 201)

/** Ten people; without areas they are as those who register themselves. */
const strangers = (house: AppContext, areas: number[]) =>
  Promise.all(Array.from({ length: 10 }, () => asSchool(house.db, areas)))

describe('while a school sends the evidence of a whole line', () => {
  let house: AppContext
  beforeAll(async () => {
    house = await givenHouse()
    return () => house.close()
  })
  const counts = () => ({ ...house.app.uploadSlots.evidence.counts })

  test('ten strangers who trickle are refused at once, and nobody waits', async () => {
    const uploads = trickling(house, await strangers(house, []), house.cell)
    const slow = slowButFair(house, house.stranger)
    const statuses = await sendAll(house)
    const refused = await Promise.all(uploads.map((each) => each.answer))
    expect(refused.map((each) => each.status)).toEqual(uploads.map(() => 403))
    expect(statuses).toEqual(allTaken)
    expect((await slow.answer).status).toBe(201)
    expect(counts()).toEqual({ entered: 64, waited: 0, refused: 0 })
  }, 120_000)

  test('ten people who may send, and trickle, delay two files at most and refuse none', async () => {
    await house.db.deleteFrom('files').execute()
    const before = counts()
    const uploads = trickling(house, await strangers(house, [house.school.id]), house.cell)
    const slow = slowButFair(house, house.stranger)
    await expect.poll(() => counts().waited, { timeout: 20_000 }).toBeGreaterThanOrEqual(before.waited + 12)
    const waited = counts().waited
    expect(await sendAll(house)).toEqual(allTaken)
    expect(counts().waited - waited).toBeLessThanOrEqual(2)
    expect((await slow.answer).status).toBe(201)
    expect(counts().refused).toBe(before.refused)
    const given = await Promise.all(uploads.map((each) => each.answer))
    expect(given.map((each) => each.status)).toEqual(uploads.map(() => 408))
    expect(given[0]?.body).toContain('upload_timeout')
  }, 120_000)

  test('imports that trickle take nothing from evidence', async () => {
    await house.db.deleteFrom('files').execute()
    const before = counts()
    const people = await Promise.all(
      Array.from({ length: 10 }, () => asCoordinator(house.db, [house.region])),
    )
    const uploads = trickling(house, people, { kind: 'schools' }, '/api/import/')
    await expect.poll(() => house.app.uploadSlots.imports.counts.entered).toBeGreaterThanOrEqual(4)
    expect(await sendAll(house)).toEqual(allTaken)
    expect(counts()).toEqual({ entered: before.entered + 63, waited: before.waited, refused: before.refused })
    for (const upload of uploads) upload.hangUp()
  }, 120_000)
})
