import { areaKindOf, type Role } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { HandoverKind } from 'contract/people/handover'
import type { Language } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import { type Columns, ofEvaluations, rowsInScope } from '../../access/scope.ts'
import { hasTask, managedBy } from '../../access/user-scope.ts'
import { countryName } from '../../places/countries/queries.ts'
import { leftToDo } from '../summaries/queries.ts'

export type Holder = { id: number; full_name: string; role: Role }
export type Asking = { actor: Actor; language: Language; fourEyes: boolean; holder: Holder }

const ofPlaces: Columns = { country: 'place.country', region: 'place.region', school: 'place.school' }

const reviews = ({ actor, holder }: Asking) => sql`
  select lines.id, schools.name, null::text as text, lines.review_by as due, evaluations.country_id as country,
    evaluations.region_id as region, evaluations.school_id as school,
    lines.submitted_by
  from lines
  join evaluations on evaluations.id = lines.evaluation_id
  join schools on schools.id = evaluations.school_id
  where lines.reviewer_id = ${holder.id}::int and lines.status = 'IN REVIEW' and ${rowsInScope(actor, ofEvaluations)}`

/** Whether a person of that name has an area that contains the school; requires `evaluations` in the statement. */
const hasPlaceOver = (name: string, person: RawBuilder<boolean>) => sql`exists (
  select from areas join users on users.id = areas.user_id
  where (areas.school_id = evaluations.school_id or areas.region_id = evaluations.region_id
      or areas.country_id = evaluations.country_id)
    and users.deleted_at is null and lower(users.full_name) = lower(${name}::text) and ${person})`

/** The accountable person is a text, so the name must be unique among the people of the school. */
const namedActions = ({ actor, holder: { id, full_name: name } }: Asking) => sql`
  select actions.id, schools.name, actions.text, actions.deadline as due, evaluations.country_id as country,
    evaluations.region_id as region, evaluations.school_id as school
  from actions
  join goals on goals.id = actions.goal_id
  join action_plans on action_plans.id = goals.plan_id
  join lines on lines.id = action_plans.line_id
  join evaluations on evaluations.id = lines.evaluation_id
  join schools on schools.id = evaluations.school_id
  where lower(btrim(actions.accountable)) = lower(${name}::text) and ${leftToDo} and lines.status <> 'CLOSED'
    and ${rowsInScope(actor, ofEvaluations)} and ${hasPlaceOver(name, sql`users.id = ${id}::int`)}
    and not ${hasPlaceOver(name, sql`users.id <> ${id}::int`)}`

/** Places with no other active person; own places are excluded. */
const placesOfOne = ({ actor, language, holder }: Asking) => sql`
  select place.* from (
    select areas.id, coalesce(${countryName(language)}, regions.name, schools.name) as name, null::text as text,
      null::date as due, coalesce(areas.country_id, regions.country_id, schools.country_id) as country,
      coalesce(areas.region_id, schools.region_id) as region, areas.school_id as school
    from areas
    left join countries on countries.id = areas.country_id
    left join regions on regions.id = areas.region_id
    left join schools on schools.id = areas.school_id
    where areas.user_id = ${holder.id}::int and not exists (
      select from areas other join users on users.id = other.user_id
      where other.user_id <> areas.user_id and users.is_active and users.deleted_at is null
        and (other.country_id = areas.country_id or other.region_id = areas.region_id
          or other.school_id = areas.school_id))
  ) as place where ${rowsInScope(actor, ofPlaces)} and ${sql.lit(actor.id !== holder.id)}`

const inReview = sql`
  select areas.user_id from areas where areas.region_id = held.region
  union select areas.user_id from areas where areas.country_id = held.country`

/** People of the same role nearby, and those without a place. */
const near = (role: Role) => {
  const idle = sql`select idle.id from users idle where idle.role = ${role}
    and not exists (select from areas where areas.user_id = idle.id)`
  return {
    country: sql`select areas.user_id from areas where areas.role = ${role} union ${idle}`,
    region: sql`select areas.user_id from areas join regions on regions.id = areas.region_id
      where regions.country_id = held.country
      union ${idle} and idle.managed_country_id = held.country`,
    school: sql`select areas.user_id from areas join schools on schools.id = areas.school_id
      where schools.region_id = held.region
      union ${idle} and (idle.managed_region_id = held.region
        or idle.managed_region_id is null and idle.managed_country_id = held.country)`,
  }
}
const nobody = sql`select null::int as user_id where false`

const isWritable = ({ is_superuser }: Actor) => (is_superuser ? sql`true` : sql`not users.is_superuser`)

/** For each kind the statement for `held`, and a condition on `users` for possible successors. */
export const kindsOf = (asking: Asking) => {
  const { actor, fourEyes, holder } = asking
  const kind = areaKindOf(holder.role)
  return {
    lines: {
      rows: reviews(asking),
      takers: inReview,
      may: sql`(${hasTask('review')} and ${fourEyes ? sql`users.id is distinct from held.submitted_by` : sql`true`})`,
    },
    places: {
      rows: placesOfOne(asking),
      takers: kind === null ? nobody : near(holder.role)[kind],
      may: sql`(${managedBy(actor)} and ${isWritable(actor)})`,
    },
    actions: {
      rows: namedActions(asking),
      takers: sql`${inReview} union select areas.user_id from areas where areas.school_id = held.school`,
      may: sql`true`,
    },
  } satisfies Record<
    HandoverKind,
    { rows: RawBuilder<unknown>; takers: RawBuilder<unknown>; may: RawBuilder<unknown> }
  >
}
