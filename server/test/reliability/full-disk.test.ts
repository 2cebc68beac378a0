// @both-databases: the embedded database fills the same disk as the files
import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../src/platform/database/open.ts'
import { engine } from '../database/database.ts'
import { formOf } from '../evaluation/files/house.ts'
import { givenEvaluators, givenLine } from '../given/answers.ts'
import { builtServer, freePort, startListening } from './processes/listening-server.ts'
import { givenSafePlace } from './processes/safe-place.ts'
import { smallDisk } from './processes/small-disk.ts'

const isEmbedded = engine() === 'embedded'
const megabyte = 1024 * 1024
/** Milliseconds from the room to the first write. */
const longestRecovery = 5000
const comment = '/api/comment/'

// a disk of its own is root's to mount
test.runIf(process.env['RELIABILITY_ROUNDS'] !== undefined && process.getuid?.() === 0)(
  'on a full disk no acknowledged write is lost, people read on, and with room again they write again',
  async () => {
    const { place, env, remove } = await givenSafePlace()
    const database = await openDatabase(place)
    const people = await givenEvaluators(database.db)
    const line = await givenLine(database.db, people.school, people.instrument.id, people.administrator)
    await database.close()
    const disk = smallDisk(256)
    const dataDir = join(disk.path, 'data')
    cpSync(env.DATA_DIR, dataDir, { recursive: true })
    const programs = await builtServer()
    const server = await startListening(programs.folder, await freePort(), { ...env, DATA_DIR: dataDir })
    const headers = { authorization: `Bearer ${people.teacher.token}` }

    const ask = async (path: string, init: RequestInit = {}) => {
      const answer = await fetch(server.base + path, { ...init, headers: { ...headers, ...init.headers } })
      const { code, id } = (await answer.json()) as { code?: string; id?: number }
      return { status: answer.status, code, id: id ?? 0 }
    }
    const acknowledged: number[] = []
    const textOf = async () => {
      const body = JSON.stringify({ evaluation_line: line.id, text: 'Said on a full disk' })
      const notified = await ask(comment, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      })
      if (notified.status === 201) acknowledged.push(notified.id)
      return [notified.status, notified.code]
    }
    const upload = async (at: number) => {
      const cell = { category: people.instrument.categories[at % 7] ?? 0, stage: 1 + (at % 3) }
      const body = formOf({ evaluation_line: line.id, ...cell }, `${at}.txt`, 'x'.repeat(9 * megabyte))
      const { status, code } = await ask('/api/file/', { method: 'POST', body })
      return [status, code]
    }
    const reading = () => ask(`/api/results_school/${people.school.id}/`)
    const statuses = async () => [(await reading()).status, (await ask('/readyz')).status]

    expect([await textOf(), await statuses()]).toEqual([
      [201, undefined],
      [200, 200],
    ])
    let uploads = 0
    for (; (await upload(uploads))[0] === 201; uploads += 1) expect(uploads).toBeLessThan(30)
    expect(await upload(0)).toEqual([507, 'storage_full'])
    expect(uploads).toBeGreaterThan(2)
    // the database, or whoever else works, still has room
    expect([await textOf(), (await reading()).status]).toEqual([[201, undefined], 200])

    disk.fill(0)
    for (let request = 0; request < 50; request += 1)
      expect(await textOf()).toEqual(isEmbedded ? [507, 'storage_full'] : [201, undefined])
    expect([await upload(1), await statuses()]).toEqual([
      [507, 'storage_full'],
      [200, 200],
    ])
    expect(readdirSync(join(dataDir, 'files/tmp'))).toEqual([])

    disk.empty()
    await expect.poll(textOf, { timeout: longestRecovery }).toEqual([201, undefined])
    const heard = await fetch(`${server.base}/api/results_school/${people.school.id}/`, { headers })
    expect(heard.status).toBe(200)
    await server.kill()
    const after = await openDatabase(isEmbedded ? { ...place, dataDir } : place)
    const stored = await after.db.selectFrom('comments').select('id').execute()
    await after.close()
    expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
    programs.remove()
    disk.remove()
    await remove()
  },
  300_000,
)
