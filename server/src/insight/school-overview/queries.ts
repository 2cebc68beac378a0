import { isStaff } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { LineEvent, SchoolOverview, SchoolPerson } from 'contract/insight/results/school-overview'
import type { Language } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import { ofSchools, type Scope, scopeCondition, scopeOf } from '../../access/scope.ts'
import { readBy } from '../../access/user-scope.ts'
import { briefsOfLines, evaluationTypeOf } from '../../evaluation/lines/queries.ts'
import { nameIn } from '../../instrument/instruments/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { jsonRows, jsonTime, personOf } from '../../platform/database/json.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { lineAtWork, type StoredLine } from './line-queries.ts'

const latestEvents = 6

const evaluations = (language: Language) =>
  jsonRows<SchoolOverview['evaluations'][number]>(
    sql`json_build_object('id', evaluations.id, 'instrument',
      json_build_object('id', instruments.id, 'name', ${nameIn('instruments.texts', language)}),
      'lines', array_to_json(briefs.every))`,
    sql`evaluations join instruments on instruments.id = evaluations.instrument_id ${briefsOfLines}
      where evaluations.school_id = schools.id`,
    sql`evaluations.id desc`,
  )

/** The latest line of each evaluation, unfinished before closed, then the newest. */
const firstOfLines = sql`evaluations.school_id = schools.id and not exists (
    select from lines later where later.evaluation_id = lines.evaluation_id and later.kind > lines.kind)
  order by lines.status = 'CLOSED', lines.year desc, lines.id desc limit 1`

const current = (language: Language): RawBuilder<StoredLine | null> => sql`(
  select ${lineAtWork(language)}
  from lines join evaluations on evaluations.id = lines.evaluation_id
    join line_summaries on line_summaries.line_id = lines.id
    join instruments on instruments.id = evaluations.instrument_id
  where ${firstOfLines})`

/** Domains of the current line in which this person gave a present answer. */
const answeredDomains = sql`(
  select coalesce(json_agg(distinct categories.number), '[]')
  from results join indicators on indicators.id = results.indicator_id
    join categories on categories.id = indicators.category_id
  where results.updated_by = users.id and results.line_id = (
    select lines.id from lines join evaluations on evaluations.id = lines.evaluation_id where ${firstOfLines}))`

/** By the rule of `readBy`; null for people who manage nobody. */
const people = (actor: Actor): RawBuilder<SchoolPerson[] | null> =>
  isStaff(actor)
    ? jsonRows<SchoolPerson>(
        sql`json_build_object('id', users.id, 'name', users.full_name, 'username', users.username,
          'is_active', users.is_active, 'last_login', ${jsonTime('users.last_login')},
          'domains', ${answeredDomains})`,
        sql`areas join users on users.id = areas.user_id
          where areas.school_id = schools.id and users.deleted_at is null and ${readBy(actor)}`,
        sql`users.full_name, users.id`,
      )
    : sql`null::json`

const ofLine = sql`lines join evaluations on evaluations.id = lines.evaluation_id
  where evaluations.school_id = schools.id`

const steps = sql`
  select lines.id as line, 'opened' as event, lines.created_at as at,
    case lines.kind when 1 then evaluations.created_by end as by from ${ofLine}
  union all
  select submissions.line_id, 'submitted', submissions.at, submissions.submitted_by from submissions
  where submissions.line_id in (select lines.id from ${ofLine})
  union all
  select reviews.line_id, reviews.kind, reviews.at, reviews.reviewed_by from reviews
  where reviews.line_id in (select lines.id from ${ofLine})
  union all
  select lines.id, 'closed', lines.closed_at, lines.closed_by from ${ofLine} and lines.closed_at is not null`

const events = jsonRows<LineEvent>(
  sql`json_build_object('line', lines.id, 'evaluation', evaluations.id, 'instrument', evaluations.instrument_id,
    'evaluation_type', ${evaluationTypeOf('lines.kind')}, 'year', lines.year, 'event', step.event,
    'at', ${jsonTime('step.at')}, 'by', ${personOf('step.by')})`,
  sql`(select * from (${steps}) every order by every.at desc, every.line desc, every.event
      limit ${sql.lit(latestEvents)}) step
    join lines on lines.id = step.line join evaluations on evaluations.id = lines.evaluation_id`,
  sql`step.at desc, step.line desc, step.event`,
)

type Stored = Omit<SchoolOverview, 'current'> & {
  current: StoredLine | null
  country: number
  region: number
}
type Shape = { scope: Scope; language: Language }
type Values = { areas: number[]; actor: number; school: number }

const stored = prepared<Shape, Values, Stored>((db, { scope, language }, { areas, actor, school }) =>
  db
    .selectFrom('schools')
    .where('schools.id', '=', school)
    .where(scopeCondition(scope, areas, ofSchools))
    .select([
      'schools.country_id as country',
      'schools.region_id as region',
      sql<SchoolOverview['school']>`json_build_object('id', schools.id, 'name', schools.name)`.as('school'),
      evaluations(language).as('evaluations'),
      current(language).as('current'),
      people({ id: actor, role: scope.role, areas, is_superuser: false }).as('people'),
      events.as('events'),
    ]),
)

/** A school in scope with what its page shows, in one statement. */
export const overviewOfSchool = async (db: Db, actor: Actor, language: Language, school: number) => {
  const [row] = await stored(
    db,
    { scope: scopeOf(actor), language },
    { areas: actor.areas, actor: actor.id, school },
  )
  return row
}
