// @both-databases: the folder, and the lock on it, is the embedded database's
import { link, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { askOwner, takeLock } from '../../../src/platform/database/embedded/lock.ts'
import { lockIn } from '../../../src/platform/database/embedded/open-embedded.ts'
import { openDatabase } from '../../../src/platform/database/open.ts'
import { engine, givenPlace } from '../../database/database.ts'
import { startWriting } from '../../reliability/processes/writing-process.ts'
import { temporaryFolder } from '../../running/temporary-folder.ts'

const folder = temporaryFolder()
afterAll(() => folder.remove())

describe.runIf(engine() === 'embedded')('the folder of the embedded database', () => {
  test('has one process at a time: a second one is refused within two seconds and nothing is lost', async () => {
    const place = await givenPlace()
    const first = await startWriting(place)
    await first.write(1)
    const second = startWriting(place)
    const writing = Promise.all(Array.from({ length: 50 }, (_, index) => first.write(2 + index)))
    await expect(second).rejects.toMatchObject({
      message: expect.stringMatching(/in use by another process \(process \d+\)/),
      exitCode: 1,
      after: expect.toSatisfy((milliseconds: number) => milliseconds < 2000),
    })
    await writing
    await first.close()

    const database = await openDatabase(place)
    expect((await sql`select count(*) as count from written`.execute(database.db)).rows).toEqual([
      { count: 51 },
    ])
    await database.close()
  })

  test('is taken over when its owner was killed', async () => {
    const place = await givenPlace()
    const first = await startWriting(place)
    await first.write(1)
    await first.kill()
    const second = await startWriting(place)
    await second.write(2)
    await second.close()
  })

  test('goes to one of three processes started at the same moment after a kill', async () => {
    const place = await givenPlace()
    await (await startWriting(place)).kill()
    const tries = await Promise.allSettled([startWriting(place), startWriting(place), startWriting(place)])
    const won = tries.filter((outcome) => outcome.status === 'fulfilled')
    expect(won).toHaveLength(1)
    await won[0]?.value.close()
  })

  test('is free again after an orderly end, and its owner answers what it is asked', async () => {
    const place = await givenPlace()
    const path = lockIn(place.dataDir)
    const database = await openDatabase({ ...place, answer: async (line) => `did ${line}` })
    expect(await askOwner(path, 'backup to x')).toBe('did backup to x')
    await database.close()
    await expect(askOwner(path, 'backup')).rejects.toMatchObject({ code: 'ENOENT' })
    await (await openDatabase(place)).close()
  })

  test('goes to exactly one of many that find an abandoned lock at the same moment', async () => {
    const place = await givenPlace()
    const killed = await startWriting(place)
    await killed.kill()
    for (let round = 0; round < 40; round += 1) {
      const path = join(folder.path, `${round}.lock`)
      await link(lockIn(place.dataDir), path)
      const tries = await Promise.allSettled(Array.from({ length: 8 }, () => takeLock(path)))
      const won = tries.filter((outcome) => outcome.status === 'fulfilled')
      expect(won).toHaveLength(1)
      await won[0]?.value.release()
    }
  })

  test('may have a path longer than a socket takes', async () => {
    const deep = join(folder.path, 'a'.repeat(90), 'b'.repeat(90))
    await mkdir(deep, { recursive: true })
    const lock = await takeLock(join(deep, 'database.lock'))
    await expect(takeLock(join(deep, 'database.lock'))).rejects.toThrow('in use')
    await lock.release()
    await (await takeLock(join(deep, 'database.lock'))).release()
  })
})
