import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { type Actor, areaOf, scopeOf } from './actor.ts'
import { time } from './json.ts'

/** Reads what a save needs, with the line and its summary locked. */
const look = (actor: Actor): string => `
  select evaluations.id as evaluation, lines.status,
    (select json_build_object('id', options.id, 'code', options.code, 'points', options.points)
      from options where options.id = $3 and options.instrument_id = evaluations.instrument_id) as option,
    (select options.code from options where options.id = $3) as code,
    (select coalesce(options.scale = indicators.scale, true) from indicators, options
      where indicators.id = $4 and indicators.instrument_id = evaluations.instrument_id and options.id = $3) as fits
  from lines
  join evaluations on evaluations.id = lines.evaluation_id
  join line_summaries on line_summaries.line_id = lines.id
  where lines.id = $2 and ${scopeOf(actor, 'evaluations', 1)}
  for share of lines for no key update of line_summaries`

const write = `
  with created as (
    insert into results (line_id, indicator_id, option_id, na_reason, updated_by) values ($1, $2, $3, $4, $5)
    on conflict on constraint results_indicator_unique do nothing
    returning id, version, updated_at),
  counted as (update line_summaries set answered = answered + 1 from created where line_id = $1),
  recorded as (
    insert into audit (actor_id, deed, object_type, object_id, old, new, request_id)
    select $5, 'result.create', 'result', id, null, $6, $7 from created),
  touched as (
    update evaluations set updated_at = now() where id = $8 and updated_at < now() - interval '1 minute')
  select id, version, ${time('updated_at')} as updated_at from created`

type Body = { evaluation_line: number; indicator: number; option: number; na_reason?: string | null }

/** One transaction with the same rows and locks as the server; null if refused. */
export const saveResult = async (pool: Pool, actor: Actor, body: Body): Promise<string | null> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows: held } = await client.query({
      name: `hold ${actor.role}`,
      text: look(actor),
      values: [areaOf(actor), body.evaluation_line, body.option, body.indicator],
    })
    const [line] = held
    if (line?.status !== 'OPEN' || line.fits !== 't') {
      await client.query('rollback')
      return null
    }
    const recorded = JSON.stringify({ indicator: body.indicator, option: line.code })
    const { rows: written } = await client.query({
      name: 'write',
      text: write,
      values: [
        body.evaluation_line,
        body.indicator,
        body.option,
        null,
        actor.id,
        recorded,
        randomUUID(),
        line.evaluation,
      ],
    })
    await client.query('commit')
    const [row] = written
    if (!row) return null
    const by = JSON.stringify({ id: actor.id, name: actor.name })
    return `{"id":${row.id},"evaluation_line":${body.evaluation_line},"indicator":${body.indicator},"option":${line.option},"na_reason":null,"files":[],"statements":[],"reached":null,"of":null,"updated_by":${by},"version":${row.version},"updated_at":"${row.updated_at}"}`
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
