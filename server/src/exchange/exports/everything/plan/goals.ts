import type { Action } from 'contract/evaluation/plan/actions'
import type { Observation } from 'contract/evaluation/plan/goals'
import { type Column, tableOf, yesNo } from '../table.ts'
import type { Gathered, NumberedGoal } from './gather.ts'

type OfGoal = { goal: NumberedGoal }

const placeColumns = <Row>({ said, school, line }: Gathered): Column<Row>[] => [
  ['school', () => school],
  ['year', () => line.year],
  ['evaluation_type', () => said.texts.evaluation_type[line.evaluation_type]],
]

const goalColumns = <Row extends OfGoal>({ said, domains, indicators }: Gathered): Column<Row>[] => {
  const { data } = said
  return [
    ['goal_number', ({ goal }) => goal.number],
    ['goal', ({ goal }) => goal.title],
    ['domain', ({ goal }) => domains.get(goal.category)?.number ?? null],
    ['domain_name', ({ goal }) => domains.get(goal.category)?.name ?? null],
    ['indicator', ({ goal }) => indicators.get(goal.indicator ?? 0)?.code ?? null],
    ['indicator_text', ({ goal }) => indicators.get(goal.indicator ?? 0)?.name ?? null],
    ['goal_kind', ({ goal }) => data.goal_kind[goal.kind]],
    ['target', ({ goal }) => goal.target],
    ['barrier', ({ goal }) => goal.barrier],
    ['change_for_learners', ({ goal }) => goal.change],
    ['sign_of_success', ({ goal }) => goal.sign_of_success],
    ['status', ({ goal }) => data.goal_status[goal.status]],
    ['carried', ({ goal }) => yesNo(goal.carried_from !== null, said)],
  ]
}

/** Every action beside its goal; a goal without an action stands there alone. */
export const actionsTable = (gathered: Gathered) => {
  const { said, texts, goals } = gathered
  const { data } = said
  type Row = OfGoal & { action: Action | null }
  const rows = goals.flatMap((goal): Row[] =>
    (goal.actions.length > 0 ? goal.actions : [null]).map((action) => ({ goal, action })),
  )
  return tableOf<Row>(
    said,
    'actions',
    [
      ...placeColumns<Row>(gathered),
      ...goalColumns<Row>(gathered),
      ['action', ({ action }) => action?.text ?? null],
      ['category', ({ action }) => (action ? (texts.categories[action.category - 1]?.name ?? null) : null)],
      ['accountable', ({ action }) => action?.accountable ?? null],
      ['deadline', ({ action }) => (action?.deadline ? { day: action.deadline } : null)],
      ['state', ({ action }) => (action ? data.action_status[action.status] : null)],
      ['overdue', ({ action }) => (action ? yesNo(action.overdue, said) : null)],
    ],
    rows,
  )
}

export const goalsTable = (gathered: Gathered) =>
  tableOf<OfGoal>(
    gathered.said,
    'goals',
    goalColumns<OfGoal>(gathered),
    gathered.goals.map((goal) => ({ goal })),
  )

export const observationsTable = ({ said, goals }: Gathered) =>
  tableOf<OfGoal & { observation: Observation }>(
    said,
    'observations',
    [
      ['goal_number', ({ goal }) => goal.number],
      ['goal', ({ goal }) => goal.title],
      ['observation', ({ observation }) => observation.text],
      ['author', ({ observation }) => observation.author.name],
      ['written_on', ({ observation }) => observation.created_at],
    ],
    goals.flatMap((goal) => goal.observations.map((observation) => ({ goal, observation }))),
  )

export const questionsTable = ({ said, texts, questions }: Gathered) =>
  tableOf(
    said,
    'questions',
    [
      ['id', ({ number }: { number: number }) => number],
      ['title', ({ number }) => texts.questions[number - 1]?.title ?? null],
      ['question', ({ number }) => texts.questions[number - 1]?.question ?? null],
      ['answer', ({ number }) => questions.find((each) => each.number === number)?.answer ?? null],
    ],
    texts.questions.map((_, at) => ({ number: at + 1 })),
  )
