import type { Pool } from 'pg'
import { type Actor, areaOf, scopeOf } from './actor.ts'
import { brief } from './evaluations.ts'
import { author, person, rows, time } from './json.ts'

const results = rows(
  `json_build_object('id', results.id, 'evaluation_line', results.line_id, 'indicator', results.indicator_id,
    'option', json_build_object('id', options.id, 'code', options.code, 'points', options.points),
    'na_reason', results.na_reason, 'files', results.files, 'statements', results.statements,
    'reached', results.reached, 'of', results.of_whom, 'updated_by', json_build_object('id', users.id, 'name', users.full_name),
    'version', results.version, 'updated_at', ${time('results.updated_at')})`,
  `results join options on options.id = results.option_id join users on users.id = results.updated_by
    where results.line_id = lines.id`,
  'results.indicator_id',
)

const duties = rows(
  `json_build_object('duty', duty_answers.duty_id, 'kept', duty_answers.kept, 'plan', duty_answers.plan,
    'updated_by', ${person('duty_answers.updated_by')}, 'updated_at', ${time('duty_answers.updated_at')})`,
  'duty_answers where duty_answers.line_id = lines.id',
  'duty_answers.duty_id',
)

const rounds = rows(
  `json_build_object('id', rating_rounds.id, 'category', rating_rounds.category_id, 'raters', (
      select json_agg(json_build_object('id', users.id, 'name', users.full_name,
        'is_finished', rating_raters.finished_at is not null) order by rating_raters.place)
      from rating_raters join users on users.id = rating_raters.user_id
      where rating_raters.round_id = rating_rounds.id),
    'is_finished', rating_rounds.finished_at is not null)`,
  'rating_rounds where rating_rounds.line_id = lines.id',
  'rating_rounds.category_id',
)

const files = rows(
  `json_build_object('id', files.id, 'evaluation_line', files.line_id, 'category', files.category_id,
    'stage', files.stage, 'kind', files.kind, 'name', files.name, 'content_type', files.content_type,
    'size', files.size, 'description', files.description,
    'uploaded_by', json_build_object('id', users.id, 'name', users.full_name), 'created_at', ${time('files.created_at')})`,
  `files join users on users.id = files.uploaded_by
    where files.line_id = lines.id and files.deleted_at is null and files.scan <> 'infected'`,
  'files.id',
)

const notes = rows(
  `json_build_object('id', notes.id, 'evaluation_line', notes.line_id, 'indicator', notes.indicator_id, 'former_code', null,
    'text', notes.text, 'hidden', notes.hidden_at is not null, 'author', ${author('notes.author_id')}, 'created_at', ${time('notes.created_at')},
    'updated_at', ${time('notes.updated_at')}, 'version', notes.version)`,
  'notes where notes.line_id = lines.id',
  'notes.id',
)

const comments = rows(
  `json_build_object('id', comments.id, 'evaluation_line', comments.line_id, 'indicator', comments.indicator_id,
    'former_code', null, 'text', comments.text, 'hidden', comments.hidden_at is not null, 'author', ${author('comments.author_id')}, 'created_at', ${time('comments.created_at')},
    'edited_at', ${time('comments.edited_at')}, 'resolved', comments.resolved, 'version', comments.version,
    'updated_at', ${time('comments.updated_at')})`,
  'comments where comments.line_id = lines.id',
  'comments.id',
)

const reviews = rows(
  `json_build_object('id', reviews.id, 'kind', reviews.kind, 'by', ${person('reviews.reviewed_by')},
    'at', ${time('reviews.at')}, 'messages', ${rows(
      `json_build_object('text', message.text, 'indicator', message.indicator_id, 'category', message.category_id,
        'stage', message.stage)`,
      'review_messages message where message.review_id = reviews.id',
      'message.id',
    )})`,
  'reviews where reviews.line_id = lines.id',
  'reviews.id',
)

const points = rows(
  `json_build_object('category', categories.id,
    'score', coalesce(indiprin_scores.score, ('{14,15,15,14,14,14,14}'::int[])[categories.number]))`,
  `categories left join indiprin_scores
    on indiprin_scores.category_id = categories.id and indiprin_scores.line_id = lines.id
    where categories.instrument_id = evaluations.instrument_id`,
  'categories.number',
)

const changes = `(
  select coalesce(json_agg(json_build_object('indicator', indicator, 'from', was, 'to', now) order by indicator), '[]')
  from (
    select coalesce(was.key::int, now.indicator_id) as indicator, was.value as was, now.code as now
    from jsonb_each_text(before.answers) was
    full join (
      select results.indicator_id, options.code from results join options on options.id = results.option_id
      where results.line_id = lines.id) now on now.indicator_id = was.key::int
    where was.value is distinct from now.code and before.answers is not null) change)`

const text = (actor: Actor): string => `
  select json_build_object(
    'id', evaluations.id,
    'school', json_build_object('id', schools.id, 'name', schools.name),
    'region', json_build_object('id', regions.id, 'name', regions.name),
    'country', json_build_object('id', countries.id, 'name', countries.names ->> 'en'),
    'instrument', json_build_object('id', instruments.id, 'name', instruments.texts -> 'en' ->> 'name'),
    'date', evaluations.date, 'period', evaluations.period,
    'line', json_build_object(
      'id', lines.id, 'evaluation_type', ('{base,second,third}'::text[])[lines.kind], 'year', lines.year,
      'status', lines.status, 'progress', json_build_object(
        'answered', line_summaries.answered, 'indicators', instruments.indicator_count,
        'cells_complete', line_summaries.cells_complete, 'cells', 21),
      'version', lines.version, 'updated_at', ${time('lines.updated_at')},
      'indiprin', ${points}, 'results', ${results}, 'duties', ${duties}, 'rating_rounds', ${rounds}, 'files', ${files}, 'notes', ${notes}, 'comments', ${comments},
      'comment_counts', null, 'note_counts', null,
      'reviews', ${reviews}, 'place', json_build_object(
        'school', coalesce(lines.place ->> 'school', schools.name),
        'region', coalesce(lines.place ->> 'region', regions.name),
        'country', coalesce(lines.place -> 'country' ->> 'en', countries.names ->> 'en')),
      'changed_since_submission', ${changes},
      'submitted_at', ${time('lines.submitted_at')}, 'submitted_by', ${person('lines.submitted_by')},
      'edition_moved_at', ${time('lines.edition_moved_at')},
      'reviewer', ${person('lines.reviewer_id')}, 'review_by', lines.review_by,
      'reviewed_at', ${time('lines.reviewed_at')}, 'reviewed_by', ${person('lines.reviewed_by')},
      'closed_at', ${time('lines.closed_at')}, 'closed_by', ${person('lines.closed_by')}),
    'lines', (
      select json_agg(${brief} order by lines.kind) from lines
      join line_summaries on line_summaries.line_id = lines.id where lines.evaluation_id = evaluations.id),
    'version', evaluations.version, 'updated_at', ${time('evaluations.updated_at')})::text as evaluation
  from evaluations
  join lines on lines.evaluation_id = evaluations.id
  join line_summaries on line_summaries.line_id = lines.id
  join schools on schools.id = evaluations.school_id
  join regions on regions.id = evaluations.region_id
  join countries on countries.id = evaluations.country_id
  join instruments on instruments.id = evaluations.instrument_id
  left join lateral (
    select submissions.answers from submissions where submissions.line_id = lines.id
    order by submissions.number desc offset (case when lines.status = 'OPEN' then 0 else 1 end) limit 1) before on true
  where evaluations.id = $2 and ${scopeOf(actor, 'evaluations', 1)}
  order by lines.kind desc limit 1`

/** With its latest line in full. */
export const evaluationDetail = async (pool: Pool, actor: Actor, id: number): Promise<string | null> => {
  const { rows: found } = await pool.query({
    name: `evaluation ${actor.role}`,
    text: text(actor),
    values: [areaOf(actor), id],
  })
  return found[0]?.evaluation ?? null
}
