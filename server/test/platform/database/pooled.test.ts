import { countryCalls } from 'contract/places/countries'
import { schoolCalls } from 'contract/places/schools'
import { expect, inject, test } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { byOneServer } from '../../../src/operations/maintenance/queries.ts'
import { openDatabase } from '../../../src/platform/database/open.ts'
import { readSettings } from '../../../src/platform/settings/settings.ts'
import { givenPlace } from '../../database/database.ts'
import { pooler, startPooler } from '../../database/pooler.ts'
import { asSuperuser } from '../../given/people.ts'
import { givenCountry, givenRegion } from '../../given/places.ts'
import { atTheEnd } from '../../running/endings.ts'
import { temporaryFolder } from '../../running/temporary-folder.ts'

/** A migrated database, and its addresses through a pool in transaction mode and past it. */
const givenPooled = async () => {
  const { databaseUrl } = await givenPlace()
  const pool = await startPooler(inject('databaseTemplate'))
  atTheEnd(pool.stop)
  const databaseSessionUrl = databaseUrl ?? ''
  return { pooled: pool.url(new URL(databaseSessionUrl).pathname.slice(1)), databaseSessionUrl }
}

test.skipIf(pooler() === undefined)(
  'behind a pool in transaction mode parallel reads and writes keep their own transactions',
  async () => {
    const { pooled, databaseSessionUrl } = await givenPooled()
    const folder = temporaryFolder()
    atTheEnd(folder.remove)
    const open = () =>
      openDatabase({ databaseUrl: pooled, databaseSessionUrl, dataDir: '', allowUnsafe: true })
    const database = await open()
    const other = await open()
    const settings = readSettings({
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_SECOND: '0',
      MIN_FREE_MB: '0',
      DATA_DIR: folder.path,
    })
    const app = await buildApp({ database, settings })
    atTheEnd(async () => {
      await app.close()
      await database.close()
      await other.close()
    })
    const person = await asSuperuser(database.db)
    const country = await givenCountry(database.db, 'PE')
    const region = await givenRegion(database.db, country.id)
    const headers = { authorization: `Bearer ${person.token}` }
    const added = (at: number) =>
      app.inject({
        method: schoolCalls.create.method,
        url: schoolCalls.create.path,
        headers,
        payload: { name: `School ${at}`, region: region.id, management: 'public', type_of_school: 'special' },
      })
    const read = () => app.inject({ url: countryCalls.list.path, headers })
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, at) => (at % 2 === 0 ? added(at) : read())),
    )
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 300)).toEqual([])
    const { schools } = await database.db
      .selectFrom('schools')
      .select(({ fn }) => fn.countAll<number>().as('schools'))
      .executeTakeFirstOrThrow()
    expect(schools).toBe(60)

    // what holds a lock of a session keeps it, whatever the pool does meanwhile
    const isDone = await byOneServer(database, 'a work', async () => {
      await read()
      expect(await byOneServer(other, 'a work', async () => undefined)).toBe(false)
    })
    expect(isDone).toBe(true)
    expect(await byOneServer(other, 'a work', async () => undefined)).toBe(true)
  },
)

test.skipIf(pooler() === undefined)(
  'a pool whose sessions have no timeouts is refused with a line that says how to set them',
  async () => {
    const { databaseUrl } = await givenPlace()
    const opening = openDatabase({
      databaseUrl,
      databaseSessionUrl: databaseUrl,
      dataDir: '',
      allowUnsafe: true,
    })
    await expect(opening).rejects.toThrow('alter role')
  },
)
