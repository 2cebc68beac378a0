// @both-databases: vacuum and checkpoint are our own work on the embedded database
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { maintain } from '../../../src/platform/database/embedded/maintenance.ts'
import { engine, givenDatabase } from '../../database/database.ts'

const { db } = await givenDatabase()

test.runIf(engine() === 'embedded')(
  'the embedded database keeps its log short and its statistics fresh',
  async () => {
    await sql`create table busy (id integer primary key, filler text)`.execute(db)
    await sql`insert into busy select g, repeat('x', 400) from generate_series(1, 100000) g`.execute(db)
    await sql`delete from busy where id % 2 = 0`.execute(db)
    await maintain(db)

    const { rows } = await sql`
    select reltuples as planned, pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) < 8000000 as short
    from pg_class, pg_control_checkpoint() where relname = 'busy'`.execute(db)
    expect(rows).toEqual([{ planned: 50_000, short: true }])
  },
)
