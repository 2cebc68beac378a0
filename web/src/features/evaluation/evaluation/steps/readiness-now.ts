import type { Readiness } from 'contract/evaluation/lines'
import { cellsOfFiles, readinessOf } from 'contract/evaluation/readiness'
import type { EvaluationReady } from '../use-evaluation.ts'

/** The line as the server has it, checked by the same rule as at submission. */
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
