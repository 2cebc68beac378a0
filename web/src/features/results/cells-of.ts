import type { EvaluationDetail } from 'contract/evaluations'
import type { Cell } from 'contract/lines'
import { cellsOfFiles } from 'contract/readiness'
import type { LineResults } from 'contract/school-results'

/** The evidence of a line, domain by stage, judged by the rule that decides at submission. */
export const cellsOf = ({ categories }: LineResults, detail: EvaluationDetail): Cell[] =>
  cellsOfFiles(
    categories.map(({ id }) => id),
    detail.line.files,
  )
