import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { clusterIn } from '../../src/database/embedded/open-embedded.ts'
import { openDatabase } from '../../src/database/open.ts'
import { engine, givenPlace } from '../database.ts'

test.runIf(engine() === 'embedded')(
  'an embedded database whose log cannot be written is unavailable, and goes on when it can',
  async () => {
    const place = await givenPlace()
    const said: string[] = []
    const { db, close } = await openDatabase({ ...place, warn: (line) => said.push(line) })
    const log = join(clusterIn(place.dataDir), 'pg_wal')
    await sql`create table kept (id integer)`.execute(db)
    await sql`insert into kept values (1)`.execute(db)

    await rename(log, `${log}.away`)
    const write = () =>
      sql`select pg_switch_wal()`.execute(db).then(() => sql`insert into kept values (2)`.execute(db))
    await expect
      .poll(() => write().catch((error: unknown) => error), { timeout: 10_000 })
      .toMatchObject({ status: 503 })
    await rename(`${log}.away`, log)

    const kept = () =>
      sql`select id from kept where id = 1`.execute(db).then(
        ({ rows }) => rows,
        () => [],
      )
    await expect.poll(kept, { timeout: 15_000 }).toEqual([{ id: 1 }])
    expect(said).toContain('The embedded database ended and is started again')
    await close()
  },
)
