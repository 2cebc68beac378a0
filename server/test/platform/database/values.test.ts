// @both-databases: each is another version of PostgreSQL, with another wire
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenDatabase } from '../../database/database.ts'

const { db } = await givenDatabase()

test('values from either database have the types of the API', async () => {
  const { rows } = await sql`
    select count(*) as count, sum(x) as sum, 0.5::numeric as half,
      timestamptz '2026-11-20 13:42:00.987-03' as time, date '2026-11-20' as day,
      '{"a":[1,null]}'::jsonb as json, array[1, null]::int8[] as numbers,
      array[timestamptz '2026-11-20 16:42:00Z'] as times, array['a"b', 'c'] as texts, true as yes, null as none
    from generate_series(1, 4) x`.execute(db)
  expect(rows).toEqual([
    {
      count: 4,
      sum: 10,
      half: 0.5,
      time: '2026-11-20T16:42:00Z',
      day: '2026-11-20',
      json: { a: [1, null] },
      numbers: [1, null],
      times: ['2026-11-20T16:42:00Z'],
      texts: ['a"b', 'c'],
      yes: true,
      none: null,
    },
  ])
})

test('values can be written in the types of the code', async () => {
  const { rows } = await sql`
    select ${new Date(0)}::timestamptz as time, ${['a"b', '{c}']}::text[] as texts, ${[1, 2]}::int[] as numbers,
      ${{ a: 'é' }}::jsonb as json, ${false}::boolean as yes, ${'12'}::bigint as number`.execute(db)
  expect(rows).toEqual([
    {
      time: '1970-01-01T00:00:00Z',
      texts: ['a"b', '{c}'],
      numbers: [1, 2],
      json: { a: 'é' },
      yes: false,
      number: 12,
    },
  ])
})
