import type { Actor } from 'contract/access/scope'
import {
  daysOfSilence,
  type Vacancy,
  type VacancyKind,
  type VacancyList,
  vacancyKinds,
} from 'contract/insight/vacancies'
import type { Language } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { countryScope, ofEvaluations, ofSchools, regionScope, rowsInScope } from '../../access/scope.ts'
import { managedBy } from '../../access/user-scope.ts'
import { countryName } from '../../places/countries/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { jsonTime, personOf } from '../../platform/database/json.ts'

const nothing = sql`null::int as person, null::int as evaluation, null::int as instrument, null::timestamptz as since`

type PlaceKind = Vacancy['place']

const activeIn = (place: PlaceKind, places: RawBuilder<unknown>, isMine: RawBuilder<boolean>) => sql`
  select ${sql.lit(place)} as place, areas.${sql.ref(`${place}_id`)} as id, users.id as person
  from ${places} join areas on areas.${sql.ref(`${place}_id`)} = ${places}.id join users on users.id = areas.user_id
  where ${isMine} and users.is_active and users.deleted_at is null`

/** Active people of all places in scope, read once, and the places with only one. */
const peopleOf = (actor: Actor) => sql`active as materialized (
    ${activeIn('country', sql`countries`, countryScope(actor))}
    union all ${activeIn('region', sql`regions`, regionScope(actor))}
    union all ${activeIn('school', sql`schools`, rowsInScope(actor, ofSchools))}),
  alone as materialized (
    select place, id, min(person) as person from active group by place, id having count(*) = 1)`

const nobodyFor = (place: PlaceKind, id: RawBuilder<unknown>, may: RawBuilder<unknown> = sql`true`) =>
  sql`not exists (select from active where active.place = ${sql.lit(place)} and active.id = ${id} and ${may})`

const longAgo = sql`now() - make_interval(days => ${sql.lit(daysOfSilence)})`

/** Not signed in for long, even with a session, or invited by an expired link. */
const isSilent = sql`(coalesce(users.last_login, users.created_at) < ${longAgo} and not exists (
    select from sessions where sessions.user_id = users.id and sessions.last_used_at >= ${longAgo})
  or users.last_login is null and users.password_hash is null and not exists (
    select from recovery_tokens where recovery_tokens.user_id = users.id and recovery_tokens.expires_at > now())
    and users.created_at < now() - interval '7 days')`

const onlyPersonOf = (place: PlaceKind) => sql`alone.person, null::int as evaluation,
  null::int as instrument, users.last_login as since
  from alone join users on users.id = alone.person and alone.place = ${sql.lit(place)}`

type Config = { actor: Actor; fourEyes: boolean }

/** Places with schools but without people, and lines by their schools. */
const rowsOf = ({ actor, fourEyes }: Config): Record<VacancyKind, RawBuilder<unknown>> => {
  const mayReview = fourEyes ? sql`active.person is distinct from lines.submitted_by` : sql`true`
  return {
    country: sql`
    select 'country' as place, countries.id, countries.id as country, null::int as region, null::text as name, ${nothing}
    from countries
    where ${countryScope(actor)} and exists (select from regions where regions.country_id = countries.id)
      and ${nobodyFor('country', sql`countries.id`)}`,
    region: sql`
    select 'region' as place, regions.id, regions.country_id as country, null::int as region, regions.name, ${nothing}
    from regions
    where ${regionScope(actor)} and regions.schools > 0 and ${nobodyFor('region', sql`regions.id`)}`,
    school: sql`
    select 'school' as place, schools.id, schools.country_id as country, schools.region_id as region, schools.name,
      ${nothing}
    from schools
    where ${rowsInScope(actor, ofSchools)} and ${nobodyFor('school', sql`schools.id`)}`,
    line: sql`
    select 'school' as place, lines.id, evaluations.country_id as country, evaluations.region_id as region, schools.name,
      null::int as person, evaluations.id as evaluation, evaluations.instrument_id as instrument,
      lines.submitted_at as since
    from lines
    join evaluations on evaluations.id = lines.evaluation_id
    join schools on schools.id = evaluations.school_id
    where lines.status = 'IN REVIEW' and ${rowsInScope(actor, ofEvaluations)}
      and ${nobodyFor('region', sql`evaluations.region_id`, mayReview)}
      and ${nobodyFor('country', sql`evaluations.country_id`, mayReview)}`,
    silent: sql`
    select 'school' as place, schools.id, schools.country_id as country, schools.region_id as region, schools.name,
      ${onlyPersonOf('school')} join schools on schools.id = alone.id
    where ${rowsInScope(actor, ofSchools)} and ${managedBy(actor)} and ${isSilent}
    union all
    select 'region', regions.id, regions.country_id, null, regions.name,
      ${onlyPersonOf('region')} join regions on regions.id = alone.id
    where ${regionScope(actor)} and ${managedBy(actor)} and ${isSilent}
    union all
    select 'country', countries.id, countries.id, null, null,
      ${onlyPersonOf('country')} join countries on countries.id = alone.id
    where ${countryScope(actor)} and ${managedBy(actor)} and ${isSilent}`,
  }
}

type Counts = Record<VacancyKind, number>

const item = (language: Language): RawBuilder<Vacancy> => sql`json_build_object('id', page.id,
  'name', coalesce(page.name, ${countryName(language)}), 'place', page.place,
  'region', case when regions.id is not null then json_build_object('id', regions.id, 'name', regions.name) end,
  'country', json_build_object('id', countries.id, 'name', ${countryName(language)}),
  'person', ${personOf('page.person')},
  'evaluation', page.evaluation, 'instrument', page.instrument,
  'since', ${jsonTime('page.since')})`

/** A page of one kind, with the count of each. */
export const vacanciesOf = async (
  db: Db,
  config: Config,
  language: Language,
  { kind, page, page_size }: z.output<typeof VacancyList>,
) => {
  const rows = rowsOf(config)
  const counts = vacancyKinds.map((each) => {
    const ofKind = each === kind ? sql`found` : sql`(${rows[each]}) as others`
    return sql`(select count(*)::int from ${ofKind}) as ${sql.ref(each)}`
  })
  const answer = await sql<Counts & { results: Vacancy[] }>`
    with ${peopleOf(config.actor)}, found as materialized (${rows[kind]})
    select ${sql.join(counts)}, (
      select coalesce(json_agg(${item(language)} order by page.since, page.name, page.id), '[]')
      from (select * from found order by since, name, id
        limit ${page_size}::int offset ${(page - 1) * page_size}::int) as page
      join countries on countries.id = page.country
      left join regions on regions.id = page.region) as results`.execute(db)
  const [found] = answer.rows
  if (!found) throw new Error('The statement of vacancies answers one row')
  const { results, ...counted } = found
  return { counts: counted, rows: results }
}
