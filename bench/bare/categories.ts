import type { Pool } from 'pg'
import { rows } from './json.ts'

/** Of the first edition, without statements and duties. */
const indicators = rows(
  `json_build_object('id', indicators.id, 'code', indicators.code, 'name', said -> 'name', 'help', said -> 'help',
    'scale', indicators.scale, 'principal', indicators.principal, 'na_reason', said -> 'na_reason',
    's1', said -> 's1', 's2', said -> 's2', 's3', said -> 's3', 'look_for', coalesce(said -> 'look_for', '[]'),
    'ask_family', said -> 'ask_family', 'ask_learner', said -> 'ask_learner', 'easy', said -> 'easy',
    'easy_s1', said -> 'easy_s1', 'easy_s2', said -> 'easy_s2', 'easy_s3', said -> 'easy_s3', 'short', said -> 'short',
    'statements', json_build_array(), 'reached', said -> 'reached', 'of', said -> 'of', 'link', indicators.link,
    'from', indicators.links_from)`,
  `indicators, lateral (select indicators.texts -> 'en' as said) words where indicators.outcome_id = outcomes.id`,
  'indicators.number',
)

const outcomes = rows(
  `json_build_object('id', outcomes.id, 'number', outcomes.number, 'name', outcomes.texts -> 'en' ->> 'name',
    'indicators', ${indicators})`,
  'outcomes where outcomes.category_id = categories.id',
  'outcomes.number',
)

const text = `
  select version, ${rows(
    `json_build_object('id', categories.id, 'number', categories.number, 'name', categories.texts -> 'en' ->> 'name',
      'description', coalesce(categories.texts -> 'en' ->> 'description', ''), 'outcomes', ${outcomes}, 'duties', json_build_array())`,
    'categories where categories.instrument_id = instruments.id',
    'categories.number',
  )} as categories
  from instruments where id = $1`

let kept = { version: '', categories: '' }

/** The text is cached; only its version is queried. */
export const categories = async (pool: Pool, instrument: number): Promise<string> => {
  const { rows: found } = await pool.query({
    name: 'version',
    text: 'select version from instruments where id = $1',
    values: [instrument],
  })
  if (found[0].version !== kept.version) {
    const whole = await pool.query({ name: 'categories', text, values: [instrument] })
    kept = whole.rows[0]
  }
  return kept.categories
}
