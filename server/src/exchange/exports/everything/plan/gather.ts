import { evaluationTypes } from 'contract/evaluation/lines'
import { found } from 'contract/platform/problems'
import { wholePlan } from '../../../../evaluation/action-plans/whole-plan-queries.ts'
import { seenToday } from '../../../../evaluation/goals/queries.ts'
import { instrumentText } from '../../../../instrument/instruments/queries.ts'
import { planTextsOf } from '../../../documents/instrument/plan-texts.ts'
import type { Thing } from '../../wanted.ts'
import { sheetTextsIn } from '../table.ts'
import { placeOfPlan } from './queries.ts'

/** With the names of what its goals are for. */
export const gather = async ({ db, actor, language, id }: Thing) => {
  const place = found(await placeOfPlan(db, actor, id))
  const plan = found(await wholePlan(db, actor, place.evaluation, place.line))
  const { categories } = found(await instrumentText(db, place.instrument, language))
  const indicators = categories.flatMap(({ outcomes = [] }) => outcomes.flatMap((each) => each.indicators))
  return {
    sheetTexts: sheetTextsIn(language),
    texts: planTextsOf(language),
    school: place.name,
    line: {
      year: place.year,
      evaluation_type: evaluationTypes[place.kind - 1] ?? 'base',
      status: place.status,
    },
    questions: plan.questions,
    goals: plan.goals.map((goal, at) => ({ ...seenToday(goal), number: at + 1 })),
    domains: new Map(categories.map(({ id: domain, number, name }) => [domain, { number, name }])),
    indicators: new Map(indicators.map((indicator) => [indicator.id, indicator])),
  }
}

export type Gathered = Awaited<ReturnType<typeof gather>>
export type NumberedGoal = Gathered['goals'][number]
