import type { Stage, StageReached } from '../evaluation/stages.ts'
import { factsOf } from './result-facts.ts'
import { hasResult, progressOf } from './results-shown.ts'
import type { LineResults } from './school-results.ts'

type Domain = { domain: string; percent: number; weight: number }

/** A sentence by its name, with what it is about; the words are of whoever says it. */
export type ResultSentence =
  | { says: 'nothing' | 'nothingPresses' }
  | { says: 'unfinished'; answered: number; indicators: number }
  | { says: 'notYet' | 'stage'; stage: Stage; total: number }
  | { says: 'notYetMoving' | 'stageMoving'; stage: Stage | null; next: Stage; total: number }
  | ({ says: 'strongest' | 'pressing' } & Domain)

const stageSentence = (stage: StageReached, next: Stage | null, total: number): ResultSentence => {
  if (next === null)
    return stage === 0 ? { says: 'notYet', stage: 1, total } : { says: 'stage', stage, total }
  return stage === 0
    ? { says: 'notYetMoving', stage: null, next, total }
    : { says: 'stageMoving', stage, next, total }
}

/** What a school reads first: its stage, its strongest domain and its largest priority (domain §4.4). */
export const resultSentences = (results: LineResults): ResultSentence[] => {
  if (!hasResult(results)) return [{ says: 'unfinished', ...progressOf(results) }]
  const { stage, moving_into: movingInto, strongest, pressing } = factsOf(results)
  if (stage === null) return [{ says: 'nothing' }]
  const total = results.overall.applicable
  const about = (says: 'strongest' | 'pressing', id: number | null): ResultSentence[] =>
    results.categories
      .filter((each) => each.id === id)
      .map(({ name, percent, weight }) => ({ says, domain: name, percent: percent ?? 0, weight }))
  return [
    stageSentence(stage, movingInto, total),
    ...about('strongest', strongest),
    ...(pressing === null ? [{ says: 'nothingPresses' as const }] : about('pressing', pressing)),
  ]
}
