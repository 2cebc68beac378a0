import { figuresOfPlan } from '../../server/src/platform/database/tables/summaries.ts'
import type { Size } from './size.ts'

export type Step = { what: string; sql: string }

/** Words of invented names, so that a search matches a few percent. */
const words = `array['Luna','Mar','Puente','Norte','Cedro','Aurora','Rivera','Palma','Faro','Colina','Jade','Trigo',
  'Nube','Coral','Sauce','Laurel','Quinta','Brisa','Huerto','Molino','Arena','Pinar','Senda','Vega','Roble','Cumbre']`

/** The same edition for every school. */
const firstEdition = '(select min(id) from instruments)'

/** Unevenly spread: a large country has thousands of schools, a small one a few. */
const places = ({ schools }: Size): Step[] => [
  {
    what: 'regions',
    sql: `insert into regions (country_id, name, folded)
      select country, 'Region ' || number, 'region ' || number
      from (select 1 + (number - 1) / 5 as country, number from generate_series(1, 100) as number) made`,
  },
  {
    what: 'schools',
    sql: `with made as (
        select number, 1 + floor(100 * power((number * 0.6180339887) % 1, 2))::int as region,
          'Escuela ' || (${words})[1 + number * 7 % 26] || ' ' || number as name,
          'Programa ' || (${words})[1 + number * 11 % 26] as project
        from generate_series(1, ${schools}) as number)
      insert into schools (region_id, country_id, name, project_name, folded, management, type_of_school, levels,
        students, teachers, students_with_disabilities, students_with_multiple_disabilities,
        students_with_visual_disabilities, students_with_deafblindness, other_professionals, counted_on, updated_at)
      select region, 1 + (region - 1) / 5, name, project, lower(name || chr(10) || project),
        (array['public', 'private'])[1 + number % 2],
        (array['regular', 'special', 'hospital_home_education', 'early_childhood_center'])[1 + number % 4],
        (array['{pre_school}', '{school}', '{school,high_school}'])[1 + number % 3]::text[],
        100 + number * 13 % 800, 5 + number % 60, 20 + number % 40, number % 20, number % 9, number % 4, number % 15,
        date '2025-01-01' + number % 300, timestamptz '2025-01-01' + number * interval '17 minutes'
      from made`,
  },
]

const people = ({ schools }: Size): Step[] => [
  {
    what: 'people',
    sql: `insert into users (username, email, full_name, folded, role, is_superuser)
      select 'person' || number, 'person' || number || '@vereda.example', 'Person ' || number,
        'person' || number || ' person ' || number,
        case when number = 1 then 0 when number <= 21 then 1 when number <= 121 then 2 else 3 end, number = 1
      from generate_series(1, 121 + ${schools}) as number`,
  },
  {
    what: 'areas',
    sql: `insert into areas (user_id, role, country_id, region_id, school_id)
      select id, role, case role when 1 then id - 1 end, case role when 2 then id - 21 end,
        case role when 3 then id - 121 end
      from users where role > 0`,
  },
]

const evaluations: Step[] = [
  {
    what: 'evaluations',
    sql: `insert into evaluations (school_id, region_id, country_id, instrument_id, date, period, created_by, updated_at)
      select id, region_id, country_id, ${firstEdition},
        case when id % 9 > 0 then date '2023-01-01' + id % 700 end, 'Period ' || id % 12, 1,
        timestamptz '2024-01-01' + (id * 7919 % 1000000) * interval '1 minute'
      from schools order by id`,
  },
  {
    what: 'lines',
    sql: `insert into lines (evaluation_id, instrument_id, kind, year, status, submitted_at, submitted_by, reviewed_at, reviewed_by,
        closed_at, closed_by, place)
      select evaluation, ${firstEdition}, kind, 2020 + kind + evaluation % 4, status,
        case when status <> 'OPEN' then timestamptz '2025-02-01' end, case when status <> 'OPEN' then 121 + evaluation end,
        case when status in ('VALIDATED', 'CLOSED') then timestamptz '2025-03-01' end,
        case when status in ('VALIDATED', 'CLOSED') then 1 end,
        case when status = 'CLOSED' then timestamptz '2025-04-01' end, case when status = 'CLOSED' then 1 end,
        case when status in ('VALIDATED', 'CLOSED') then
          jsonb_build_object('school', 'School ' || evaluation, 'region', 'Region', 'country', '{"en": "Country"}'::jsonb)
        end
      from (
        select id as evaluation, kind, case when kind < 3 then 'CLOSED'
          else (array['OPEN','OPEN','OPEN','OPEN','OPEN','OPEN','IN REVIEW','IN REVIEW','VALIDATED','CLOSED'])[1 + id % 10]
          end as status
        from evaluations cross join generate_series(1, 3) as kind) made
      order by evaluation, kind`,
  },
]

/** Invented figures of validated and closed lines; statistics read nothing else. */
const figures = [
  { column: 'points', value: 'lines.id % 71 / 10.0' },
  ...['points', 'none', 'change', 'transformation', 'innovation', 'goals', 'weight'].flatMap((name, at) =>
    [1, 2, 3, 4, 5, 6, 7].map((number) => ({
      column: `${name}_${number}`,
      value: name === 'points' ? `(lines.id * ${number} % 71) / 10.0` : `lines.id * ${number + at} % 5`,
    })),
  ),
  ...figuresOfPlan.map((column, at) => ({ column, value: `lines.id * ${at + 2} % 5` })),
  {
    column: 'deadlines',
    value: `array(select date '2026-01-01' + (lines.id % 400)::int + number from generate_series(1, lines.id % 9) as number)`,
  },
]

const isCounted = `(status in ('VALIDATED', 'CLOSED'))::int`
/** A school's lines follow each other by year, and the third of some is not validated. */
const followedIn = `${isCounted} * case when kind = 1 or (kind = 2 and (select last.status from lines last
  where last.evaluation_id = evaluations.id and last.kind = 3) in ('VALIDATED', 'CLOSED')) then year + 1 else 10000 end`

const answers = ({ answers: [base, second, third] }: Size): Step[] => {
  const answered = `(array[${base}, ${second}, ${third}])[lines.kind]`
  return [
    {
      what: 'counts of lines',
      sql: `insert into line_summaries (line_id, answered, cells_complete, evaluation_id, school_id, region_id,
          country_id, instrument_id, kind, year, is_latest, is_latest_of_year, current_of, base_points,
          second_points, evaluation_followed_in, followed_in, followed_in_instrument, followed_in_kind,
          followed_in_both, status, management, type_of_school,
          ${figures.map(({ column }) => column).join(', ')})
        select lines.id, ${answered}, lines.id % 22, evaluations.id, school_id, evaluations.region_id,
          evaluations.country_id, evaluations.instrument_id, lines.kind, year, kind = 3, true,
          case when status in ('OPEN', 'IN REVIEW') then 0 else 252 + 3 * (kind =
            case when (select last.status from lines last where last.evaluation_id = evaluations.id
              and last.kind = 3) in ('VALIDATED', 'CLOSED') then 3 else 2 end)::int end,
          (lines.id - kind + 1) % 71 / 10.0, case when kind > 1 then (lines.id - kind + 2) % 71 / 10.0 end,
          case when kind < 3 then year + 1 else 10000 end, ${followedIn}, ${followedIn}, ${isCounted} * 10000,
          ${isCounted} * 10000,
          status, management, type_of_school,
          ${figures.map(({ value }) => `case when status in ('VALIDATED', 'CLOSED') then ${value} end`).join(', ')}
        from lines join evaluations on evaluations.id = evaluation_id join schools on schools.id = school_id
        order by lines.id`,
    },
    {
      what: 'results',
      sql: `with indicator as (
          select id, scale, row_number() over (order by id) as place from indicators
          where instrument_id = ${firstEdition}),
        choice as (select scale, array_agg(id order by position) as ids from options
          where instrument_id = ${firstEdition} and scale > 0 group by scale)
        insert into results (line_id, indicator_id, option_id, updated_by, updated_at)
        select lines.id, indicator.id, choice.ids[1 + (lines.id * 5 + indicator.place) % 7], 121 + lines.evaluation_id,
          timestamptz '2025-01-01' + lines.id * interval '1 minute'
        from lines cross join indicator join choice using (scale)
        where (indicator.place + lines.id) % 66 < ${answered}
        order by lines.id`,
    },
    {
      what: 'points of priority',
      sql: `insert into indiprin_scores (line_id, category_id, score)
        select lines.id, categories.id, (array[10, 20, 15, 15, 10, 15, 15])[categories.number]
        from lines cross join categories where categories.instrument_id = ${firstEdition} and lines.id % 2 = 0`,
    },
  ]
}

const ofLines: Step[] = [
  {
    what: 'submissions',
    sql: `insert into submissions (line_id, number, submitted_by, answers)
      select lines.id, 1, 121 + lines.evaluation_id, coalesce((
        select jsonb_object_agg(results.indicator_id, options.code)
        from results join options on options.id = results.option_id where results.line_id = lines.id), '{}')
      from lines where lines.status <> 'OPEN' or lines.evaluation_id % 3 = 0`,
  },
  {
    what: 'reviews',
    sql: `with made as (
        insert into reviews (line_id, kind, reviewed_by)
        select id, case when status = 'OPEN' then 'returned' else 'validated' end, 1
        from lines where status in ('VALIDATED', 'CLOSED') or status = 'OPEN' and evaluation_id % 3 = 0
        returning id)
      insert into review_messages (review_id, text, stage)
      select id, 'What was seen, and what to look at again, number ' || number, number
      from made cross join generate_series(1, 2) as number`,
  },
  {
    what: 'files',
    sql: `insert into files (object, line_id, category_id, stage, kind, name, content_type, size, sha256, description,
        uploaded_by)
      select gen_random_uuid(), lines.id, (select min(id) from categories where instrument_id = ${firstEdition}) + number / 3, 1 + number % 3,
        case number % 3 when 2 then 'document' else 'photo' end, 'evidence-' || number || '.jpg', 'image/jpeg',
        200000 + number * 1000, repeat('0', 64), 'What the picture shows, number ' || number, 121 + lines.evaluation_id
      from lines cross join generate_series(0, 11) as number where lines.kind <> 2`,
  },
  {
    what: 'notes',
    sql: `insert into notes (line_id, indicator_id, text, author_id)
      select lines.id, (select min(id) from indicators where instrument_id = ${firstEdition}) + number * 9,
        'Why the team chose this answer, with what it saw in the classroom, number ' || number, 121 + lines.evaluation_id
      from lines cross join generate_series(1, 6) as number where lines.kind = 3`,
  },
  {
    what: 'comments',
    sql: `insert into comments (line_id, indicator_id, text, author_id)
      select lines.id, (select min(id) from indicators where instrument_id = ${firstEdition}) + number * 5, 'A question about this answer, number ' || number, 1
      from lines cross join generate_series(1, 4) as number where lines.kind = 3`,
  },
]

const plans: Step[] = [
  { what: 'plans', sql: `insert into action_plans (line_id) select id from lines order by id` },
  {
    what: 'answers of plans',
    sql: `insert into plan_answers (plan_id, number, answer)
      select action_plans.id, number, 'What the team answered to this question, number ' || number
      from action_plans join lines on lines.id = line_id cross join generate_series(1, 7) as number where kind = 3`,
  },
  {
    what: 'goals',
    sql: `insert into goals (plan_id, category_id, title, barrier, change, sign_of_success, kind, target)
      select action_plans.id, (select min(id) from categories where instrument_id = ${firstEdition}) + number, 'What is to be reached, number ' || number,
        'What stands in the way', 'What shall be different', 'How it will be seen', 'start', 'D'
      from action_plans join lines on lines.id = line_id cross join generate_series(1, 4) as number where kind = 3`,
  },
  {
    what: 'actions',
    sql: `insert into actions (goal_id, text, category, accountable, deadline, status)
      select goals.id, 'What is done, number ' || number, number, 'Person ' || number, date '2026-01-01' + number * 100,
        (array['pending', 'in_progress', 'completed'])[number]
      from goals cross join generate_series(1, 3) as number`,
  },
  {
    what: 'observations',
    sql: `insert into observations (goal_id, text, author_id)
      select goals.id, 'How it went until now, number ' || number, 1
      from goals cross join generate_series(1, 2) as number`,
  },
]

/** In this order. */
export const stepsFor = (size: Size): Step[] => [
  ...places(size),
  ...people(size),
  ...evaluations,
  ...answers(size),
  ...(size.answers[2] > 0 ? [...ofLines, ...plans] : []),
]

export const withoutChecks = 'set session_replication_role = replica'

export const countsOfRegions = `update regions set
  schools = (select count(*) from schools where region_id = regions.id),
  evaluations = (select count(*) from evaluations where region_id = regions.id)`

/** All statements that fill a database and enable constraints again. */
export const filling = (size: Size): string[] => [
  withoutChecks,
  ...stepsFor(size).map(({ sql }) => sql),
  countsOfRegions,
  'set session_replication_role = default',
]
