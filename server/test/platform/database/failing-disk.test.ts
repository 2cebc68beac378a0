// @both-databases: the embedded database alone writes through a file layer of ours
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { clusterIn } from '../../../src/platform/database/embedded/open-embedded.ts'
import { openDatabase } from '../../../src/platform/database/open.ts'
import { engine, givenPlace } from '../../database/database.ts'

test.runIf(engine() === 'embedded')(
  'an embedded database on a nearly full disk can be read, and refuses all writes',
  async () => {
    const place = await givenPlace()
    const message: string[] = []
    const open = (leastRoom: number) =>
      openDatabase({ ...place, leastRoom, warn: (line) => message.push(line) })
    const before = await open(0)
    await sql`create table kept (id integer)`.execute(before.db)
    await before.db.transaction().execute((inside) => sql`insert into kept values (1)`.execute(inside))
    await before.close()

    const { db, patiently, close } = await open(Number.MAX_SAFE_INTEGER)
    const full = { status: 507, code: 'storage_full', detail: 'The disk of the server is full' }
    await expect(sql`insert into kept values (2)`.execute(db)).rejects.toMatchObject(full)
    await expect(
      db.transaction().execute((inside) => sql`insert into kept values (3)`.execute(inside)),
    ).rejects.toMatchObject(full)
    const read = (inside: typeof db) => sql`select id from kept`.execute(inside)
    expect((await read(db)).rows).toEqual([{ id: 1 }])
    expect((await db.transaction().setAccessMode('read only').execute(read)).rows).toEqual([{ id: 1 }])
    // the operator's own commands, and the start, write what they must
    await patiently((inside) => sql`insert into kept values (4)`.execute(inside))
    expect(message).toEqual([])
    await close()
  },
)

test.runIf(engine() === 'embedded')(
  'an embedded database whose log cannot be written is unavailable, and recovers when it can',
  async () => {
    const place = await givenPlace()
    const message: string[] = []
    const { db, close } = await openDatabase({ ...place, warn: (line) => message.push(line) })
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

    const stored = () =>
      sql`select id from kept where id = 1`.execute(db).then(
        ({ rows }) => rows,
        () => [],
      )
    await expect.poll(stored, { timeout: 15_000 }).toEqual([{ id: 1 }])
    expect(message).toContain('The embedded database ended and is started again')
    await close()
  },
)
