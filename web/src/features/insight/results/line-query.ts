import type { UseQueryResult } from '@tanstack/react-query'
import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import type { LineResults } from 'contract/insight/results/school-results'

/** The figures of a line, and the line itself with its files and its reviews, which comes after them. */
export type LineQuery = { shown: LineResults; line: UseQueryResult<EvaluationDetail> }
