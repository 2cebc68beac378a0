import type { Pool } from 'pg'
import { type Actor, areaOf, scopeOf } from './actor.ts'
import { offsetOf, page, person, time } from './json.ts'

export const brief = `json_build_object(
  'id', lines.id, 'evaluation_type', ('{base,second,third}'::text[])[lines.kind], 'year', lines.year,
  'status', lines.status, 'progress', json_build_object(
    'answered', line_summaries.answered, 'indicators', instruments.indicator_count,
    'cells_complete', line_summaries.cells_complete, 'cells', 21))`

/** Turns a page of (id, line, key) into JSON; \`line\` is null for the latest. */
const shown = `(
  select coalesce(json_agg(json_build_object(
    'id', evaluations.id,
    'school', json_build_object('id', schools.id, 'name', schools.name),
    'region', json_build_object('id', regions.id, 'name', regions.name),
    'country', json_build_object('id', countries.id, 'name', countries.names ->> 'en'),
    'instrument', json_build_object('id', instruments.id, 'name', instruments.texts -> 'en' ->> 'name'),
    'date', evaluations.date, 'period', evaluations.period, 'line', shown.brief,
    'reviewer', ${person('shown.reviewer_id')}, 'review_by', shown.review_by,
    'lines', (
      select json_agg(${brief} order by lines.kind)
      from lines join line_summaries on line_summaries.line_id = lines.id
      where lines.evaluation_id = evaluations.id),
    'version', evaluations.version, 'updated_at', ${time('evaluations.updated_at')}
  ) order by page.updated_at desc, page.id desc), '[]')
  from page
  join evaluations on evaluations.id = page.id
  join schools on schools.id = evaluations.school_id
  join regions on regions.id = evaluations.region_id
  join countries on countries.id = evaluations.country_id
  join instruments on instruments.id = evaluations.instrument_id
  cross join lateral (
    select lines.reviewer_id, lines.review_by, ${brief} as brief
    from lines join line_summaries on line_summaries.line_id = lines.id
    where lines.evaluation_id = evaluations.id and lines.id = coalesce(page.line, lines.id)
    order by lines.kind desc limit 1) shown) as results`

const plain = (actor: Actor): string => `
  with page as materialized (
    select id, null::int as line, updated_at from evaluations where ${scopeOf(actor, 'evaluations', 1)}
    order by updated_at desc, id desc limit 20 offset $2)
  select (select coalesce(sum(evaluations), 0) from regions where ${scopeOf(actor, 'regions', 1)}) as count, ${shown}`

const byLine = (actor: Actor): string => `
  with found as materialized (
    select evaluations.id, lines.id as line, evaluations.updated_at
    from lines join evaluations on evaluations.id = lines.evaluation_id
    where ${scopeOf(actor, 'evaluations', 1)} and lines.year = $3::smallint and lines.status = $4
      and not exists (
        select from lines later where later.evaluation_id = lines.evaluation_id and later.kind > lines.kind
          and later.year = $3::smallint and later.status = $4)),
  page as materialized (select * from found order by updated_at desc, id desc limit 20 offset $2)
  select (select count(*) from found) as count, ${shown}`

const bySearch = (actor: Actor): string => `
  with found as materialized (
    select evaluations.id, null::int as line, evaluations.updated_at
    from evaluations join schools on schools.id = evaluations.school_id
    where ${scopeOf(actor, 'evaluations', 1)} and schools.folded like $3),
  page as materialized (select * from found order by updated_at desc, id desc limit 20 offset $2)
  select (select count(*) from found) as count, ${shown}`

/** Unfiltered, by year and status, or by a search text. */
export const evaluationList = async (pool: Pool, actor: Actor, address: URL): Promise<string> => {
  const { searchParams } = address
  const word = searchParams.get('search')
  const year = searchParams.get('year')
  const common = [areaOf(actor), offsetOf(address)]
  const statement = word
    ? { name: 'search', text: bySearch(actor), values: [...common, `%${word}%`] }
    : year
      ? { name: 'line', text: byLine(actor), values: [...common, year, searchParams.get('status')] }
      : { name: 'plain', text: plain(actor), values: common }
  const { rows } = await pool.query({ ...statement, name: `evaluations ${statement.name} ${actor.role}` })
  return page(address, Number(rows[0].count), rows[0].results)
}
