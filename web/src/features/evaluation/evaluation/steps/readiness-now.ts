import type { Readiness } from 'contract/evaluation/lines'
import { cellsOfFiles, readinessOf } from 'contract/evaluation/readiness'
import type { EvaluationReady } from '../use-evaluation.ts'

/** What the server has of this line, judged by the same rule that decides at submission. */
export const readinessNow = ({ detail, categories, indicators }: EvaluationReady): Readiness => {
  const { files, results } = detail.line
  const domains = categories.map(({ id }) => id)
  return readinessOf(
    domains,
    cellsOfFiles(domains, files),
    indicators.map(({ indicator }) => indicator.id),
    results.map(({ indicator }) => indicator),
  )
}
