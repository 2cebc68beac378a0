// @both-databases: an export reads from one snapshot while others write
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { parse } from '../../../src/exchange/spreadsheets/parse.ts'
import type { Db } from '../../../src/platform/database/db.ts'
import { givenPlaces } from '../../places/schools/places.ts'
import { working } from '../../platform/working.ts'

const here = givenPlaces()
afterAll(() => here().vereda.close())
const { exported, ended, download } = working(() => here().vereda)

const schools = 10_000

const givenSchools = (db: Db, region: number, country: number) =>
  sql`
    insert into schools (name, folded, region_id, country_id, management, type_of_school, levels, students, teachers,
      students_with_disabilities, students_with_multiple_disabilities, students_with_visual_disabilities,
      students_with_deafblindness, other_professionals, updated_at)
    select 'Many ' || n, 'many ' || n || chr(10), ${region}, ${country}, 'public', 'regular', '{school}', 100, 10,
      20, 8, 6, 1, 5, now() - make_interval(secs => n)
    from generate_series(1, ${schools}::int) n`.execute(db)

/** Saves the rows that the list shows last, so that each jumps to its beginning, until the work is over. */
const save200EachSecond = async (db: Db, isOver: () => boolean): Promise<number> => {
  const started = performance.now()
  let saved = 0
  while (!isOver()) {
    const due = Math.floor((performance.now() - started) / 5)
    for (; saved < due && !isOver(); saved += 1) {
      await sql`update schools set students = students + 1, version = version + 1, updated_at = now()
        where name = ${`Many ${schools - (saved % schools)}`}`.execute(db)
    }
    await pause(1)
  }
  return saved
}

test('a list of 10,000 exported while 200 rows a second are saved contains each row once', async () => {
  const { administrator, vereda, cusco, peru } = here()
  const { db } = vereda.database
  await givenSchools(db, cusco.id, peru.id)
  await sql`create index on schools (name)`.execute(db)
  let isOver = false
  const saving = save200EachSecond(db, () => isOver)
  const query = '/api/school/?order=-updated_at&search=many'
  const { body } = await exported(administrator, { subject: 'list', query, format: 'csv', columns: ['id'] })
  const job = await ended(administrator, body.id)
  isOver = true
  expect(await saving).toBeGreaterThan(10)
  expect(job).toMatchObject({ status: 'done', answer: { rows: schools } })
  const { bytes } = await download(administrator, body.id)
  const ids: unknown[] = []
  const limits = { rows: 100_000, columns: 10, characters: 1000 }
  for await (const { cells } of parse(new Uint8Array(bytes), 'csv', limits)) ids.push(cells[0])
  expect(ids.length).toBe(schools + 1)
  expect(new Set(ids).size).toBe(schools + 1)
})
