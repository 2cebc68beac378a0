import type { UseQueryResult } from '@tanstack/react-query'
import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import type { LineResults } from 'contract/insight/results/school-results'

/** The figures of a line, and the line with its files and reviews, which is loaded after them. */
export type LineQuery = { shown: LineResults; line: UseQueryResult<EvaluationDetail> }
