// @both-databases: the noted run goes through the process that has the folder, or to the server
import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { runBackup } from '../../../src/operations/admin/backup/run-backup.ts'
import { notedRun } from '../../../src/operations/admin/noted-run.ts'
import { takingOrders } from '../../../src/operations/admin/orders/take-orders.ts'
import { drillPlaces, restorePlaces, sweepPlaces } from '../../../src/operations/admin/restore/own-place.ts'
import { runDrill } from '../../../src/operations/admin/restore/run-drill.ts'
import { latestRuns } from '../../../src/operations/runs/queries.ts'
import { bytesOf, givenEmptyPlace, givenLivedIn, inFolder } from './given-operation.ts'

vi.setConfig({ testTimeout: 600_000 })

const home = await givenEmptyPlace()
const { db, database } = await givenLivedIn(home)
const take = takingOrders({ database, settings: home })
const archive = inFolder(home, 'one.backup')

const noted = (kind: 'backup' | 'drill', work: Parameters<typeof notedRun>[3]) =>
  notedRun(home, kind, async (request) => JSON.parse(await take(JSON.stringify(request))), work)

test('a backup records that it was made, and its size', async () => {
  expect(await latestRuns(db)).toEqual([])
  expect(await noted('backup', () => runBackup(home, archive))).toMatchObject({ code: 0 })
  expect(await latestRuns(db)).toMatchObject([
    { kind: 'backup', outcome: 'done', facts: { objects: 8, bytes: expect.any(Number) } },
  ])
})

test('a drill restores the archive elsewhere, compares all of it and leaves nothing behind', async () => {
  const drill = await noted('drill', () => runDrill(home, archive))
  expect(drill).toMatchObject({
    code: 0,
    lines: [expect.stringContaining('8 objects'), expect.stringContaining('as they were')],
  })
  expect(readdirSync(home.dataDir).filter((name) => name.includes('drill'))).toEqual([])
  expect((await latestRuns(db)).find(({ kind }) => kind === 'drill')).toMatchObject({
    outcome: 'done',
    facts: { objects: 8, rows: expect.any(Number), seconds: expect.any(Number) },
  })
})

test.each([
  ['drill', drillPlaces],
  ['restore', restorePlaces],
])('what a killed %s left is deleted by the next one, or by the next start', async (kind, places) => {
  const { dataDir } = await givenEmptyPlace('embedded')
  const placesIn = () => readdirSync(dataDir).filter((name) => name.startsWith(`${kind}-`))
  const leave = () => mkdirSync(`${dataDir}/${kind}-${randomUUID()}/database`, { recursive: true })
  const own = `${kind}-me.vereda`
  writeFileSync(`${dataDir}/${own}`, 'an archive of the operator')
  leave()
  expect(await sweepPlaces(dataDir)).toBe(1)
  leave()
  await places.use(dataDir, async (place) => {
    expect(placesIn()).toEqual([own])
    mkdirSync(place)
    expect(await sweepPlaces(dataDir)).toBe(0)
    await expect(places.use(dataDir, async () => 1)).rejects.toThrow(`Another ${kind} goes on`)
    expect(placesIn()).toHaveLength(2)
  })
  expect(readdirSync(dataDir)).toEqual([own])
})

test('a drill of an archive with a changed bit fails, which is recorded', async () => {
  const bytes = bytesOf(archive)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  const broken = inFolder(home, 'broken.backup')
  writeFileSync(broken, bytes)
  await expect(noted('drill', () => runDrill(home, broken))).rejects.toThrow()
  const outcomes = (await latestRuns(db)).filter(({ kind }) => kind === 'drill').map(({ outcome }) => outcome)
  expect(outcomes).toEqual(['done', 'failed'])
})

test('without a database an archive can be tried all the same', async () => {
  const elsewhere = await givenEmptyPlace('embedded')
  const drill = await notedRun(
    elsewhere,
    'drill',
    () => Promise.reject(new Error('nobody is there')),
    async () => ({ lines: ['It was restored.'], code: 0 }),
  )
  expect(drill).toEqual({ lines: ['It was restored.'], code: 0 })
})
