import type { Pool } from 'pg'
import { type Actor, areaOf, scopeOf } from './actor.ts'
import { offsetOf, page, rows, time } from './json.ts'

/** Looked up once, which a server that revokes tokens cannot do. */
export const inMemory = (look: (header: string | undefined) => Promise<Actor | null>) => {
  const known = new Map<string | undefined, Actor>()
  return async (header: string | undefined): Promise<Actor | null> => {
    const before = known.get(header)
    if (before) return before
    const actor = await look(header)
    if (actor) known.set(header, actor)
    return actor
  }
}

/** Requires a school, its region and its country in the statement. */
export const schoolShape = `json_build_object(
    'id', schools.id, 'name', schools.name,
    'region', json_build_object('id', regions.id, 'name', regions.name),
    'country', json_build_object('id', countries.id, 'name', countries.names ->> 'en'),
    'project_name', schools.project_name, 'management', schools.management,
    'type_of_school', schools.type_of_school, 'levels', schools.levels, 'students', schools.students,
    'teachers', schools.teachers, 'students_with_disabilities', schools.students_with_disabilities,
    'students_with_multiple_disabilities', schools.students_with_multiple_disabilities,
    'students_with_visual_disabilities', schools.students_with_visual_disabilities,
    'students_with_deafblindness', schools.students_with_deafblindness,
    'other_professionals', schools.other_professionals, 'total_staff', schools.total_staff,
    'counted_on', schools.counted_on, 'register_code', schools.register_code, 'version', schools.version, 'updated_at', ${time('schools.updated_at')})::text`

const schoolText = (actor: Actor): string => `
  select ${schoolShape} as school
  from schools
  join regions on regions.id = schools.region_id
  join countries on countries.id = schools.country_id
  where schools.id = $2 and ${scopeOf(actor, 'schools', 1)}`

export const oneSchool = async (pool: Pool, actor: Actor, id: number): Promise<string | null> => {
  const { rows: found } = await pool.query({
    name: `school ${actor.role}`,
    text: schoolText(actor),
    values: [areaOf(actor), id],
  })
  return found[0]?.school ?? null
}

const answersText = (actor: Actor): string => `
  select json_build_object('school', json_build_object('id', schools.id, 'name', schools.name), 'lines', ${rows(
    `json_build_object('evaluation', lines.evaluation_id, 'line', lines.id, 'status', lines.status, 'year', lines.year,
      'answers', ${rows(
        `json_build_object('id', results.indicator_id, 'option', options.code, 'points', options.points)`,
        'results join options on options.id = results.option_id where results.line_id = lines.id',
        'results.indicator_id',
      )})`,
    'lines join evaluations on evaluations.id = lines.evaluation_id where evaluations.school_id = schools.id',
    'lines.year, lines.id',
  )})::text as answers
  from schools where schools.id = $2 and ${scopeOf(actor, 'schools', 1)}`

/** A school's answers without figures: less than the server answers. */
export const schoolAnswers = async (pool: Pool, actor: Actor, id: number): Promise<string | null> => {
  const { rows: found } = await pool.query({
    name: `answers ${actor.role}`,
    text: answersText(actor),
    values: [areaOf(actor), id],
  })
  return found[0]?.answers ?? null
}

const countriesOf = (actor: Actor): string =>
  ({
    0: 'true or $1::int is null',
    1: 'countries.id = $1',
    2: 'countries.id = (select country_id from regions where regions.id = $1)',
    3: 'countries.id = (select country_id from schools where schools.id = $1)',
  })[actor.role]

const countriesText = (actor: Actor): string => {
  const high = (value: string) => (actor.role <= 1 ? value : 'null')
  return `select ${rows(
    `json_build_object('id', countries.id, 'name', countries.names ->> 'en', 'code', ${high('countries.code')},
      'representative', ${high(`(select json_build_object('id', users.id, 'name', users.full_name)
        from areas join users on users.id = areas.user_id where areas.country_id = countries.id and areas.role = 1)`)},
      'regions', ${high('(select count(*) from regions where regions.country_id = countries.id)')},
      'schools', ${high('(select coalesce(sum(regions.schools), 0) from regions where regions.country_id = countries.id)')},
      'version', ${high('countries.version')}, 'updated_at', ${high(time('countries.updated_at'))})`,
    `(select * from countries where ${countriesOf(actor)} order by folded_names[1] limit 20) countries`,
    'countries.folded_names[1]',
  )} as results, (select count(*) from countries where ${countriesOf(actor)}) as count`
}

export const countryList = async (pool: Pool, actor: Actor, address: URL): Promise<string> => {
  const { rows: found } = await pool.query({
    name: `countries ${actor.role}`,
    text: countriesText(actor),
    values: [areaOf(actor)],
  })
  return page(address, Number(found[0].count), found[0].results)
}

const notificationsText = `
  select (select count(*) from notifications where user_id = $1) as count,
    (select count(*) from notifications where user_id = $1 and not is_read) as unread, ${rows(
      `json_build_object('id', told.id, 'code', told.code, 'title', told.title, 'message', told.message,
        'params', told.params, 'object_id', told.evaluation_id, 'instrument_id', told.instrument_id,
        'is_read', told.is_read, 'created_at', ${time('told.created_at')})`,
      '(select * from notifications where user_id = $1 order by id desc limit 20 offset $2) told',
      'told.id desc',
    )} as results`

/** Without texts, which the server makes in the reader's language. */
export const notificationList = async (pool: Pool, actor: Actor, address: URL): Promise<string> => {
  const { rows: found } = await pool.query({
    name: 'notifications',
    text: notificationsText,
    values: [actor.id, offsetOf(address)],
  })
  const text = page(address, Number(found[0].count), found[0].results)
  return `${text.slice(0, -1)},"unread":${found[0].unread}}`
}
