import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { people, tokenOf } from '../data/people.ts'
import type { Case, Request } from './case.ts'

/** Unanswered indicators of open lines, with an option of their scale. */
const unanswered = async (client: pg.Client): Promise<Request[]> => {
  const { rows } = await client.query(`
    select lines.id as line, evaluations.region_id as region, indicators.id as indicator, choice.id as option
    from lines
    join evaluations on evaluations.id = lines.evaluation_id
    join indicators on indicators.instrument_id = evaluations.instrument_id
    join options choice on choice.instrument_id = indicators.instrument_id and choice.scale = indicators.scale
      and choice.points = 3
    where lines.status = 'OPEN' and not exists (
      select from results where results.line_id = lines.id and results.indicator_id = indicators.id)
    order by md5(lines.id || ' ' || indicators.id) limit 200000`)
  return rows.map(({ line, region, indicator, option }) => ({
    method: 'POST',
    path: '/api/result/',
    token: tokenOf(people.coordinator(region)),
    body: JSON.stringify({ evaluation_line: line, indicator, option }),
  }))
}

/** Answers of open lines, each with a different option. */
const answered = async (client: pg.Client): Promise<Request[]> => {
  const { rows } = await client.query(`
    select results.id, evaluations.region_id as region, choice.id as option
    from lines
    join evaluations on evaluations.id = lines.evaluation_id
    join results on results.line_id = lines.id
    join options present on present.id = results.option_id
    join options choice on choice.instrument_id = present.instrument_id and choice.scale = present.scale
      and choice.points = case present.points when 3 then 2 else 3 end
    where lines.status = 'OPEN'
    order by md5(results.id::text) limit 100000`)
  return rows.map(({ id, region, option }) => ({
    method: 'PATCH',
    path: `/api/result/${id}/`,
    token: tokenOf(people.coordinator(region)),
    body: JSON.stringify({ option }),
  }))
}

const schools = async (client: pg.Client): Promise<Request[]> => {
  const { rows } = await client.query(
    'select id, region_id as region from schools order by md5(id::text) limit 20000',
  )
  const changes = (teachers: number): Request[] =>
    rows.map(({ id, region }) => ({
      method: 'PATCH',
      path: `/api/school/${id}/`,
      token: tokenOf(people.coordinator(region)),
      body: JSON.stringify({ teachers }),
    }))
  return [70, 71, 72].flatMap(changes)
}

const comments = async (client: pg.Client): Promise<Request[]> => {
  const { rows } = await client.query(`
    select lines.id as line, evaluations.region_id as region
    from lines join evaluations on evaluations.id = lines.evaluation_id
    where lines.status = 'OPEN' order by md5(lines.id::text) limit 20000`)
  const added = (number: number): Request[] =>
    rows.map(({ line, region }) => ({
      method: 'POST',
      path: '/api/comment/',
      token: tokenOf(people.coordinator(region)),
      body: JSON.stringify({ evaluation_line: line, text: `What is this, number ${number}?` }),
    }))
  return [1, 2, 3, 4].flatMap(added)
}

/** With idempotency keys, as our application sends them. */
const repeatable = (requests: Request[]): Request[] =>
  requests.map((request) => ({ ...request, key: randomUUID() }))

const save = (name: string, requests: Request[], more: Partial<Case> = {}): Case => ({
  name,
  aim: 0.6,
  trulyAim: 0.4,
  requests,
  writes: true,
  ...more,
})

/** Each request is sent once, so cases do not share any. */
export const savesOn = async (client: pg.Client): Promise<Case[]> => {
  const news = await unanswered(client)
  const half = Math.floor(news.length / 2)
  const onlyTruly = { onlyTruly: true } as const
  return [
    save('saving a result', news.slice(0, half)),
    save('saving a result, with a key', repeatable(news.slice(half)), onlyTruly),
    save('changing a result', await answered(client), onlyTruly),
    save('changing a school', await schools(client), onlyTruly),
    save('adding a comment', repeatable(await comments(client)), onlyTruly),
  ]
}
