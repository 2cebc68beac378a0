import type { Pool } from 'pg'
import { type Actor, areaOf } from './actor.ts'

/** Precomputed sums, a row for each region. */
export const keepSums = `
  drop table if exists bench_sums;
  create table bench_sums as
    select regions.id, regions.country_id, count(*) as schools,
      count(*) filter (where schools.management = 'public') as public,
      count(*) filter (where schools.management = 'private') as private,
      count(*) filter (where latest.status = 'OPEN') as open,
      count(*) filter (where latest.status = 'IN REVIEW') as in_review,
      count(*) filter (where latest.status = 'VALIDATED') as validated,
      count(*) filter (where latest.status = 'CLOSED') as closed
    from regions
    join schools on schools.region_id = regions.id
    left join line_summaries latest on latest.school_id = schools.id and latest.is_latest
    group by regions.id;
  create index on bench_sums (country_id);
  analyze bench_sums`

const values = {
  management: `json_build_object('public', sum(public), 'private', sum(private))`,
  status: `json_build_object('OPEN', sum(open), 'IN REVIEW', sum(in_review), 'VALIDATED', sum(validated),
    'CLOSED', sum(closed))`,
}

const columnOf = { 0: 'true or $1::int is null', 1: 'sums.country_id = $1', 2: 'sums.id = $1', 3: 'false' }

const text = (actor: Actor, type: keyof typeof values): string => `
  select json_build_object('type', '${type}', 'model', 'country', 'total', sum(schools), 'rows', json_agg(place))::text
    as statistic
  from (
    select sum(schools) as schools, json_build_object(
      'place', json_build_object('id', countries.id, 'name', countries.names ->> 'en'),
      'schools', sum(sums.schools), 'values', ${values[type]}) as place
    from bench_sums sums join countries on countries.id = sums.country_id
    where ${columnOf[actor.role]}
    group by countries.id order by countries.folded_names[1]) found`

/** A statistic by country, without hiding small numbers. */
export const statisticOfSums = async (
  pool: Pool,
  actor: Actor,
  type: keyof typeof values,
): Promise<string | null> => {
  const { rows } = await pool.query({
    name: `sums ${type} ${actor.role}`,
    text: text(actor, type),
    values: [areaOf(actor)],
  })
  return rows[0]?.statistic ?? null
}
