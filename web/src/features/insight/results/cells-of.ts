import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import type { Cell } from 'contract/evaluation/lines'
import { cellsOfFiles } from 'contract/evaluation/readiness'
import type { LineResults } from 'contract/insight/results/school-results'

/** Evidence by domain and stage, checked by the same rule as at submission. */
export const cellsOfResults = ({ categories }: LineResults, detail: EvaluationDetail): Cell[] =>
  cellsOfFiles(
    categories.map(({ id }) => id),
    detail.line.files,
  )
