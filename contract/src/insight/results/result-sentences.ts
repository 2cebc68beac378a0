import type { Stage, StageReached } from '../../evaluation/scores/stages.ts'
import { factsOf } from './result-facts.ts'
import { hasResult, progressOfLine } from './results-shown.ts'
import type { LineResults } from './school-results.ts'

type Domain = { domain: string; percent: number; weight: number }

/** The key of a sentence with its values. */
export type ResultSentence =
  | { sentence: 'nothing' | 'nothingPresses' }
  | { sentence: 'unfinished'; answered: number; indicators: number }
  | { sentence: 'notYet' | 'stage'; stage: Stage; total: number }
  | { sentence: 'notYetMoving' | 'stageMoving'; stage: Stage | null; next: Stage; total: number }
  | ({ sentence: 'strongest' | 'pressing' } & Domain)

const stageSentence = (stage: StageReached, next: Stage | null, total: number): ResultSentence => {
  if (next === null)
    return stage === 0 ? { sentence: 'notYet', stage: 1, total } : { sentence: 'stage', stage, total }
  return stage === 0
    ? { sentence: 'notYetMoving', stage: null, next, total }
    : { sentence: 'stageMoving', stage, next, total }
}

/** The stage, the strongest domain and the largest priority (domain.md, 4.4). */
export const resultSentences = (results: LineResults): ResultSentence[] => {
  if (!hasResult(results)) return [{ sentence: 'unfinished', ...progressOfLine(results) }]
  const { stage, moving_into: movingInto, strongest, pressing } = factsOf(results)
  if (stage === null) return [{ sentence: 'nothing' }]
  const total = results.overall.applicable
  const about = (sentence: 'strongest' | 'pressing', id: number | null): ResultSentence[] =>
    results.categories
      .filter((each) => each.id === id)
      .map(({ name, percent, weight }) => ({ sentence, domain: name, percent: percent ?? 0, weight }))
  return [
    stageSentence(stage, movingInto, total),
    ...about('strongest', strongest),
    ...(pressing === null ? [{ sentence: 'nothingPresses' as const }] : about('pressing', pressing)),
  ]
}
