import { Role } from 'contract/access/roles'
import { disabilityCounts } from 'contract/places/school-fields'
import { type RawBuilder, sql } from 'kysely'
import { learnerNumbers } from '../../access/disclosure/queries.ts'
import type { Db } from '../../platform/database/db.ts'

/** Schools of a country with a hidden count, by measure. */
const hiddenCounts = (country: number): RawBuilder<unknown> => {
  const numbers = learnerNumbers(disabilityCounts)
  const each = disabilityCounts.map(
    (name) =>
      sql`(${sql.lit(name)}, ${numbers[`${name}_hidden`]}, ${numbers[`${name}_most`]}, ${numbers[`${name}_room`]})`,
  )
  return sql`(
    select schools.id as school, schools.region_id as region, found.measure, found.learners, found.most,
      found.room
    from schools cross join lateral (values ${sql.join(each)}) as found (measure, learners, most, room)
    where schools.country_id = ${country}::int and found.most > 0) as hidden`
}

export type CountedRow = {
  region: number
  measure: string
  now: number
  same: number
  same_region: number
  same_country: number
  hidden: number
  room: number
}

/** By region and measure: hidden counts, those among them that a report has included, and the others. */
export const countedNow = async (db: Db, country: number): Promise<CountedRow[]> => {
  const isIn = (place: string) =>
    sql`kept.school_id is not null and kept.counted_in = ${sql.lit(place)} and kept.region_id = hidden.region`
  const { rows } = await sql<CountedRow>`
    select hidden.region, hidden.measure, count(*)::int as now, count(kept.school_id)::int as same,
      (count(*) filter (where ${isIn('region')}))::int as same_region,
      (count(*) filter (where ${isIn('country')}))::int as same_country,
      coalesce(sum(hidden.learners) filter (where kept.school_id is null), 0)::int as hidden,
      coalesce(sum(hidden.room) filter (where kept.school_id is null), 0)::int as room
    from ${hiddenCounts(country)}
    left join report_counts as kept on kept.school_id = hidden.school and kept.measure = hidden.measure
      and kept.learners = hidden.learners and kept.most = hidden.most
    group by hidden.region, hidden.measure`.execute(db)
  return rows
}

export type StoredRow = { region: number; measure: string; in_region: number; in_country: number }

/** Until the report is written, so that two reports see what the other shows. */
export const lockCountry = async (db: Db, country: number): Promise<void> => {
  await sql`select from countries where id = ${country}::int for no key update`.execute(db)
}

/** By region and measure. */
export const countedInReports = async (db: Db, country: number): Promise<StoredRow[]> => {
  const { rows } = await sql<StoredRow>`
    select region_id as region, measure, (count(*) filter (where counted_in = 'region'))::int as in_region,
      (count(*) filter (where counted_in = 'country'))::int as in_country
    from report_counts where country_id = ${country}::int group by region_id, measure`.execute(db)
  return rows
}

/** The largest number of regions of a country that one coordinator has. */
export const mostRegionsOfOne = async (db: Db, country: number): Promise<number> => {
  const { rows } = await sql<{ most: number }>`
    select coalesce(max(own.regions), 0)::int as most from (
      select count(*) as regions from areas join regions on regions.id = areas.region_id
      where areas.role = ${sql.lit(Role.region)} and regions.country_id = ${country}::int
      group by areas.user_id) as own`.execute(db)
  return rows[0]?.most ?? 0
}

/** A measure that a report shows for the country or a region. */
export type ShownCount = { measure: string; region: number | null }

/** Stores which small counts are behind the totals of a report. */
export const storeCounted = async (db: Db, country: number, counts: readonly ShownCount[]): Promise<void> => {
  const shown = sql`(
    select * from unnest(${counts.map(({ measure }) => measure)}::text[],
      ${counts.map(({ region }) => region)}::int[]) as shown (measure, region))`
  const inCountry = sql`exists (select from ${shown} as whole where whole.region is null and whole.measure = `
  const inRegion = (measure: string, region: string) => sql`exists (
    select from ${shown} as part where part.region = ${sql.ref(region)} and part.measure = ${sql.ref(measure)})`
  await sql`
    update report_counts set counted_in = 'earlier'
    where country_id = ${country}::int
      and ((counted_in = 'country' and (${inCountry} report_counts.measure) or exists (
          select from report_counts as other
          where other.country_id = ${country}::int and other.measure = report_counts.measure
            and other.counted_in = 'country' and ${inRegion('other.measure', 'other.region_id')})))
        or (counted_in = 'region' and ${inRegion('report_counts.measure', 'report_counts.region_id')}))`.execute(
    db,
  )
  await sql`
    insert into report_counts (school_id, measure, country_id, region_id, learners, most, counted_in)
    select hidden.school, hidden.measure, ${country}::int, hidden.region, hidden.learners, hidden.most,
      case when ${inRegion('hidden.measure', 'hidden.region')} then 'region' else 'country' end
    from ${hiddenCounts(country)}
    where ${inRegion('hidden.measure', 'hidden.region')} or ${inCountry} hidden.measure)
    on conflict on constraint report_counts_key do update set country_id = excluded.country_id,
      region_id = excluded.region_id, learners = excluded.learners, most = excluded.most,
      counted_in = excluded.counted_in`.execute(db)
}
