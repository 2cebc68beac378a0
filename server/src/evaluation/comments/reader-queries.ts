import { Role } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { Mentionable } from 'contract/evaluation/comments'
import { type EvaluationType, evaluationTypes } from 'contract/evaluation/lines'
import { limits } from 'contract/platform/limits'
import { type RawBuilder, sql } from 'kysely'
import { columnsToSend } from '../../messages/emails/queries.ts'
import type { Entry } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Storing } from '../../platform/http/idempotency-queries.ts'
import { unreadOf } from './answered-queries.ts'

export type New = Entry &
  Storing & {
    mentions: number[]
    line: number
    kind: EvaluationType | undefined
    year: number
    evaluation: number
    instrument: number
    region: number
    school: number
    country: number
    indicator: number | null
    former: number | null
    text: string
    author: number
    author_name: string
  }

/**
 * Who may read a line besides administrators: the people of its school, the coordinators of its region, the
 * representatives of its country.
 */
const readersOfPlace = ({
  school,
  region,
  country,
}: Record<'school' | 'region' | 'country', unknown>) => sql`(
  areas.school_id = ${school} or areas.region_id = ${region}
  or (areas.country_id = ${country} and areas.role = ${sql.lit(Role.country)}))`

/** People who may be mentioned on a line in scope, without the person who asks. */
export const peopleToMention = (
  db: Db,
  actor: Actor,
  { school, region, country }: { school: number; region: number; country: number },
): Promise<Mentionable[]> =>
  db
    .selectFrom('users')
    .where('users.id', '<>', actor.id)
    .where('users.is_active', '=', true)
    .where('users.deleted_at', 'is', null)
    .where(sql<boolean>`users.id in (
      select areas.user_id from areas where ${readersOfPlace({ school, region, country })})`)
    .select(['users.id', 'users.full_name as name', 'users.role'])
    .orderBy('users.full_name')
    .orderBy('users.id')
    .limit(limits.pageSizeMaximum)
    .execute()

/** The other side: coordinators of the region for a school's comment, people of the school for one by staff. */
const listeners = (isOfSchool: boolean, { region, school }: New): RawBuilder<unknown> =>
  isOfSchool
    ? sql`areas.region_id = ${region} and areas.role = ${sql.lit(Role.region)}`
    : sql`areas.school_id = ${school} and areas.role = ${sql.lit(Role.school)}`

export const listening = (isOfSchool: boolean, values: New): RawBuilder<unknown> => sql`
  select areas.user_id from areas
  join users on users.id = areas.user_id and users.is_active and users.deleted_at is null
  where ${listeners(isOfSchool, values)} and areas.user_id not in (select user_id from mentioned)`

/** Deletes their unread notifications of comments on the same thing, which the new one counts. */
export const replacing = (values: New): RawBuilder<unknown> => sql`
  delete from notifications
  where user_id in (select user_id from listening) and code = 'comment_added' and ${unreadOf(values)}
  returning user_id, coalesce((params ->> 'count')::int, 1) as comments`

/** Mentioned people who may read the line; others must not learn of it. */
export const mentioned = (values: New): RawBuilder<unknown> => sql`
  select distinct users.id as user_id from users join areas on areas.user_id = users.id
  where users.id = any(${values.mentions}::int[]) and users.id <> ${values.author}::int
    and users.is_active and users.deleted_at is null and ${readersOfPlace(values)}`

/**
 * Stores names and places only, so that the text is read later with the reader's rights. Mentioned people get one
 * notification, not two.
 */
export const announcing = (values: New): RawBuilder<unknown> => sql`
  insert into notifications (user_id, code, params, person_id, evaluation_id, instrument_id)
  select reader.user_id, reader.code,
    jsonb_strip_nulls(jsonb_build_object('person', ${values.author_name}::text, 'school', schools.name,
      'year', ${values.year}::int, 'evaluation_type', ${values.kind}::text,
      'line', ${values.line}::int, 'comment', (select id from created),
      'indicator', (select code from indicators where id = ${values.indicator}::int),
      'count', case reader.code when 'comment_added' then 1 + coalesce(
        (select sum(comments) from replaced where replaced.user_id = reader.user_id), 0) end)),
    ${values.author}::int, ${values.evaluation}::int, ${values.instrument}::int
  from (
    select user_id, 'comment_added' as code from listening
    union all
    select user_id, 'comment_mention' from mentioned) reader
  join schools on schools.id = ${values.school}
  returning ${columnsToSend}`

/** The same for people whom a changed text mentions, at most once for each comment. */
export const announcingChange = (
  { id, full_name }: { id: number; full_name: string },
  mentions: readonly number[],
): RawBuilder<unknown> => sql`
  insert into notifications (user_id, code, params, person_id, evaluation_id, instrument_id)
  select distinct users.id, 'comment_mention',
    jsonb_strip_nulls(jsonb_build_object('person', ${full_name}::text, 'school', schools.name, 'year', lines.year,
      'evaluation_type', (${[...evaluationTypes]}::text[])[lines.kind], 'line', lines.id, 'comment', changed.id,
      'indicator', (select code from indicators where indicators.id = changed.indicator_id))),
    ${id}::int, evaluations.id, evaluations.instrument_id
  from changed
  join lines on lines.id = changed.line_id
  join evaluations on evaluations.id = lines.evaluation_id
  join schools on schools.id = evaluations.school_id
  join users on users.id = any(${[...mentions]}::int[]) and users.id <> ${id}::int
    and users.is_active and users.deleted_at is null
  join areas on areas.user_id = users.id and ${readersOfPlace({
    school: sql`evaluations.school_id`,
    region: sql`evaluations.region_id`,
    country: sql`evaluations.country_id`,
  })}
  where not exists (
    select from notifications earlier
    where earlier.user_id = users.id and earlier.evaluation_id = evaluations.id
      and earlier.code = 'comment_mention' and earlier.params ->> 'comment' = changed.id::text)
  returning ${columnsToSend}`
