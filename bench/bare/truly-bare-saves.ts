import type { Pool } from 'pg'
import { type Actor, areaOf, scopeOf } from './actor.ts'
import { author, time } from './json.ts'
import { schoolShape } from './truly-bare.ts'

/* One statement each, without locks, counts, audit and idempotency. */

const insert = `
  insert into results (line_id, indicator_id, option_id, updated_by) values ($1, $2, $3, $4)
  returning id, version, ${time('updated_at')} as updated_at`

export const saveAlone = async (
  pool: Pool,
  actor: Actor,
  body: { evaluation_line: number; indicator: number; option: number },
): Promise<string> => {
  const { rows: written } = await pool.query({
    name: 'insert',
    text: insert,
    values: [body.evaluation_line, body.indicator, body.option, actor.id],
  })
  const [row] = written
  return `{"id":${row.id},"evaluation_line":${body.evaluation_line},"indicator":${body.indicator},"option":${body.option},"version":${row.version},"updated_at":"${row.updated_at}"}`
}

const change = `
  update results set option_id = $2, updated_by = $3, version = version + 1, updated_at = now()
  where id = $1
  returning json_build_object('id', id, 'evaluation_line', line_id, 'indicator', indicator_id, 'option', option_id,
    'version', version, 'updated_at', ${time('updated_at')})::text as result`

export const changeAlone = async (
  pool: Pool,
  actor: Actor,
  id: number,
  body: { option: number },
): Promise<string | null> => {
  const { rows } = await pool.query({ name: 'change', text: change, values: [id, body.option, actor.id] })
  return rows[0]?.result ?? null
}

const changeSchool = (actor: Actor): string => `
  update schools set teachers = $3, version = schools.version + 1, updated_at = now()
  from regions, countries
  where schools.id = $2 and regions.id = schools.region_id and countries.id = schools.country_id
    and ${scopeOf(actor, 'schools', 1)}
  returning ${schoolShape} as school`

export const changeSchoolAlone = async (
  pool: Pool,
  actor: Actor,
  id: number,
  body: { teachers: number },
): Promise<string | null> => {
  const { rows } = await pool.query({
    name: `change school ${actor.role}`,
    text: changeSchool(actor),
    values: [areaOf(actor), id, body.teachers],
  })
  return rows[0]?.school ?? null
}

const comment = `
  insert into comments (line_id, text, author_id) values ($1, $2, $3)
  returning json_build_object('id', id, 'indicator', indicator_id, 'text', text, 'author', ${author('author_id')},
    'version', version, 'created_at', ${time('created_at')})::text as comment`

export const commentAlone = async (
  pool: Pool,
  actor: Actor,
  body: { evaluation_line: number; text: string },
): Promise<string | null> => {
  const values = [body.evaluation_line, body.text, actor.id]
  const { rows } = await pool.query({ name: 'comment', text: comment, values })
  return rows[0]?.comment ?? null
}
