import { factsOf } from './result-facts.ts'
import type { LineResults } from './school-results.ts'
import type { Stage } from './stages.ts'

type Domain = { domain: string; percent: number; weight: number }

/** A sentence by its name, with what it is about; the words are of whoever says it. */
export type ResultSentence =
  | { says: 'nothing' | 'nothingPresses' }
  | { says: 'notYet' | 'stage'; stage: Stage; total: number }
  | ({ says: 'strongest' | 'pressing' } & Domain)

/** What a school reads first: its stage, its strongest domain and its largest priority (domain §4.4). */
export const resultSentences = (results: LineResults): ResultSentence[] => {
  const { stage, strongest, pressing } = factsOf(results)
  if (stage === null) return [{ says: 'nothing' }]
  const total = results.overall.applicable
  const about = (says: 'strongest' | 'pressing', id: number | null): ResultSentence[] =>
    results.categories
      .filter((each) => each.id === id)
      .map(({ name, percent, weight }) => ({ says, domain: name, percent: percent ?? 0, weight }))
  return [
    stage === 0 ? { says: 'notYet', stage: 1, total } : { says: 'stage', stage, total },
    ...about('strongest', strongest),
    ...(pressing === null ? [{ says: 'nothingPresses' as const }] : about('pressing', pressing)),
  ]
}
