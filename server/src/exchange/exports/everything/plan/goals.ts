import type { Action } from 'contract/evaluation/plan/actions'
import type { Observation } from 'contract/evaluation/plan/goals'
import { type Column, tableOf, yesNo } from '../table.ts'
import type { Gathered, NumberedGoal } from './gather.ts'

type OfGoal = { goal: NumberedGoal }

const placeColumns = <Row>({ sheetTexts, school, line }: Gathered): Column<Row>[] => [
  ['school', () => school],
  ['year', () => line.year],
  ['evaluation_type', () => sheetTexts.texts.evaluation_type[line.evaluation_type]],
]

const goalColumns = <Row extends OfGoal>({ sheetTexts, domains, indicators }: Gathered): Column<Row>[] => {
  const { data } = sheetTexts
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
    ['carried', ({ goal }) => yesNo(goal.carried_from !== null, sheetTexts)],
  ]
}

/** Every action next to its goal; a goal without actions has a row too. */
export const actionsTable = (gathered: Gathered) => {
  const { sheetTexts, texts, goals } = gathered
  const { data } = sheetTexts
  type Row = OfGoal & { action: Action | null }
  const rows = goals.flatMap((goal): Row[] =>
    (goal.actions.length > 0 ? goal.actions : [null]).map((action) => ({ goal, action })),
  )
  return tableOf<Row>(
    sheetTexts,
    'actions',
    [
      ...placeColumns<Row>(gathered),
      ...goalColumns<Row>(gathered),
      ['action', ({ action }) => action?.text ?? null],
      ['category', ({ action }) => (action ? (texts.categories[action.category - 1]?.name ?? null) : null)],
      ['accountable', ({ action }) => action?.accountable ?? null],
      ['deadline', ({ action }) => (action?.deadline ? { day: action.deadline } : null)],
      ['state', ({ action }) => (action ? data.action_status[action.status] : null)],
      ['overdue', ({ action }) => (action ? yesNo(action.overdue, sheetTexts) : null)],
      ['cost', ({ action }) => action?.cost?.amount ?? null],
      ['currency', ({ action }) => action?.cost?.currency ?? null],
      ['repeats', ({ action }) => (action?.repeats ? data.repeats[action.repeats] : null)],
      ['repeats_until', ({ action }) => (action?.repeats_until ? { day: action.repeats_until } : null)],
      ['reported_on', ({ action }) => action?.reported?.at ?? null],
      ['reported_by', ({ action }) => action?.reported?.by.name ?? null],
      ['report', ({ action }) => action?.reported?.note ?? null],
      ['done_on', ({ action }) => (action?.reported?.done_on ? { day: action.reported.done_on } : null)],
      ['proofs', ({ action }) => action?.reported?.files.length ?? null],
      ['asked', ({ action }) => action?.question?.text ?? null],
      ['confirmed_on', ({ action }) => action?.confirmed?.at ?? null],
      ['confirmed_by', ({ action }) => action?.confirmed?.by.name ?? null],
    ],
    rows,
  )
}

export const goalsTable = (gathered: Gathered) =>
  tableOf<OfGoal>(
    gathered.sheetTexts,
    'goals',
    goalColumns<OfGoal>(gathered),
    gathered.goals.map((goal) => ({ goal })),
  )

export const observationsTable = ({ sheetTexts, goals }: Gathered) =>
  tableOf<OfGoal & { observation: Observation }>(
    sheetTexts,
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

export const questionsTable = ({ sheetTexts, texts, questions }: Gathered) =>
  tableOf(
    sheetTexts,
    'questions',
    [
      ['id', ({ number }: { number: number }) => number],
      ['title', ({ number }) => texts.questions[number - 1]?.title ?? null],
      ['question', ({ number }) => texts.questions[number - 1]?.question ?? null],
      ['answer', ({ number }) => questions.find((each) => each.number === number)?.answer ?? null],
    ],
    texts.questions.map((_, at) => ({ number: at + 1 })),
  )
