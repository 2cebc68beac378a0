import type { Readiness } from 'contract/lines'
import { readinessOf } from 'contract/readiness'
import type { EvaluationReady } from '../use-evaluation.ts'

/** What the server has of this line, judged by the same rule that decides at submission. */
export const readinessNow = ({ detail, categories, indicators }: EvaluationReady): Readiness => {
  const { files, results } = detail.line
  const counts = new Map<string, { category: number; stage: number; photos: number; documents: number }>()
  for (const { category, stage, kind } of files) {
    const key = `${category} ${stage}`
    const count = counts.get(key) ?? { category, stage, photos: 0, documents: 0 }
    counts.set(key, {
      ...count,
      photos: count.photos + (kind === 'photo' ? 1 : 0),
      documents: count.documents + (kind === 'document' ? 1 : 0),
    })
  }
  return readinessOf(
    categories.map(({ id }) => id),
    [...counts.values()],
    indicators.map(({ indicator }) => indicator.id),
    results.map(({ indicator }) => indicator),
  )
}
