import { type Rated, suggestedGoals } from 'contract/evaluation/scores/scores'
import type { Pool } from 'pg'
import { type Actor, areaOf, scopeOf } from './actor.ts'
import { author, person, rows, time } from './json.ts'

const observations = rows(
  `json_build_object('id', observations.id, 'text', observations.text, 'author', ${author('observations.author_id')},
    'created_at', ${time('observations.created_at')}, 'updated_at', ${time('observations.updated_at')},
    'version', observations.version)`,
  'observations where observations.goal_id = goals.id',
  'observations.id',
)

const proofs = rows(
  `json_build_object('id', files.id, 'evaluation_line', files.line_id, 'kind', files.kind, 'name', files.name,
    'content_type', files.content_type, 'size', files.size, 'description', files.description,
    'uploaded_by', ${person('files.uploaded_by')}, 'created_at', ${time('files.created_at')})`,
  `files where files.action_id = actions.id and files.deleted_at is null and files.scan <> 'infected'`,
  'files.id',
)

const said = `'cost', case when actions.cost_amount is not null then
    json_build_object('amount', actions.cost_amount, 'currency', actions.cost_currency) end,
  'repeats', actions.repeats, 'repeats_until', actions.repeats_until,
  'reported', case when actions.reported_at is not null then json_build_object(
    'by', ${person('actions.reported_by')}, 'at', ${time('actions.reported_at')}, 'note', actions.report_note,
    'done_on', actions.done_on, 'files', ${proofs}) end,
  'question', case when actions.question_at is not null then json_build_object(
    'by', ${person('actions.question_by')}, 'at', ${time('actions.question_at')}, 'text', actions.question_text) end,
  'confirmed', case when actions.confirmed_at is not null then json_build_object(
    'by', ${person('actions.confirmed_by')}, 'at', ${time('actions.confirmed_at')}) end,
  'proposed', case when actions.proposed_at is not null then json_build_object(
    'by', ${person('actions.proposed_by')}, 'at', ${time('actions.proposed_at')},
    'deadline', actions.proposed_deadline, 'reason', actions.proposed_reason,
    'declined', case when actions.declined_at is not null then json_build_object(
      'by', ${person('actions.declined_by')}, 'at', ${time('actions.declined_at')}) end) end`

const actions = rows(
  `json_build_object('id', actions.id, 'text', actions.text, 'category', actions.category,
    'accountable', actions.accountable, 'deadline', actions.deadline, 'status', actions.status,
    'overdue', actions.status not in ('completed', 'cancelled')
      and coalesce(actions.deadline < (now() at time zone 'UTC')::date, false), ${said},
    'version', actions.version, 'updated_at', ${time('actions.updated_at')})`,
  'actions where actions.goal_id = goals.id',
  'actions.id',
)

const goals = rows(
  `json_build_object('id', goals.id, 'title', goals.title, 'category', goals.category_id,
    'indicator', goals.indicator_id, 'barrier', goals.barrier, 'change', goals.change,
    'sign_of_success', goals.sign_of_success, 'kind', goals.kind, 'target', goals.target, 'status', goals.status,
    'carried_from', goals.carried_from_id, 'observations', ${observations}, 'actions', ${actions},
    'version', goals.version, 'updated_at', ${time('goals.updated_at')})`,
  'goals where goals.plan_id = action_plans.id',
  'goals.id',
)

const questions = rows(
  `json_build_object('id', plan_answers.id, 'number', plan_answers.number, 'answer', plan_answers.answer,
    'version', plan_answers.version, 'updated_at', ${time('plan_answers.updated_at')})`,
  'plan_answers where plan_answers.plan_id = action_plans.id',
  'plan_answers.number',
)

const ratedOf = (line: string): string =>
  rows(
    `json_build_object('indicator', indicators.id, 'outcome', indicators.outcome_id,
      'category', indicators.category_id, 'answered', results.id is not null, 'points', options.points)`,
    `indicators
      left join results on results.line_id = ${line} and results.indicator_id = indicators.id
      left join options on options.id = results.option_id
      where indicators.instrument_id = evaluations.instrument_id`,
    'indicators.id',
  )

const lineBefore = `(select earlier.id from lines earlier
  where earlier.evaluation_id = lines.evaluation_id and earlier.kind = lines.kind - 1)`

const points = rows(
  `json_build_array(categories.id,
    coalesce(indiprin_scores.score, ('{14,15,15,14,14,14,14}'::int[])[categories.number]))`,
  `categories left join indiprin_scores
    on indiprin_scores.category_id = categories.id and indiprin_scores.line_id = lines.id
    where categories.instrument_id = evaluations.instrument_id`,
  'categories.number',
)

const text = (actor: Actor): string => `
  select action_plans.id, lines.id as line, lines.status, ${questions} as questions, ${goals} as goals,
    ${ratedOf('lines.id')} as rated, ${points} as points,
    case when lines.kind > 1 then ${lineBefore} end as line_before,
    case when lines.kind > 1 then ${ratedOf(lineBefore)} end as rated_before
  from evaluations
  join lines on lines.evaluation_id = evaluations.id
  join action_plans on action_plans.line_id = lines.id
  where evaluations.id = $2 and ${scopeOf(actor, 'evaluations', 1)}
  order by lines.kind desc limit 1`

type Found = { rated: string; rated_before: string | null; line: string; line_before: string; points: string }

/** By the line itself, and for incomplete domains by the line before. */
const suggestionsOf = (plan: Found) => {
  const weights = new Map<number, number>(JSON.parse(plan.points))
  const rated: Rated[] = JSON.parse(plan.rated)
  const before: Rated[] = JSON.parse(plan.rated_before ?? '[]')
  const unfinished = new Set(rated.filter(({ answered }) => !answered).map(({ category }) => category))
  const of = (line: string, some: Rated[]) =>
    suggestedGoals(some, weights).map((each) => ({ ...each, line: Number(line) }))
  return [
    ...of(plan.line, rated),
    ...of(
      plan.line_before,
      before.filter(({ category }) => unfinished.has(category)),
    ),
  ].sort((one, other) => other.priority - one.priority)
}

/** The latest line's plan; its suggestions use the formula of the contract. */
export const actionPlan = async (pool: Pool, actor: Actor, evaluation: number): Promise<string | null> => {
  const { rows: found } = await pool.query({
    name: `plan ${actor.role}`,
    text: text(actor),
    values: [areaOf(actor), evaluation],
  })
  const [plan] = found
  if (!plan) return null
  const suggestions = suggestionsOf(plan)
  const editable = plan.status !== 'CLOSED'
  return `{"id":${plan.id},"evaluation_line":${plan.line},"editable":${editable},"questions":${plan.questions},"goals":${plan.goals},"suggestions":${JSON.stringify(suggestions)}}`
}
