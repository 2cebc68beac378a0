import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import type { Cell } from 'contract/evaluation/lines'
import { cellsOfFiles } from 'contract/evaluation/readiness'
import type { LineResults } from 'contract/insight/results/school-results'

/** The evidence of a line, domain by stage, judged by the rule that decides at submission. */
export const cellsOfResults = ({ categories }: LineResults, detail: EvaluationDetail): Cell[] =>
  cellsOfFiles(
    categories.map(({ id }) => id),
    detail.line.files,
  )
