import { useMemo } from 'react'
import type { FieldProblem } from '../../ui/fields/ErrorSummary.tsx'

/**
 * Adds the field's name in a summary, "Region: Required field". The array is memoised, because a new one takes the
 * focus.
 */
export const useNamedProblems = (
  problems: readonly FieldProblem[],
  labels: Readonly<Record<string, string>>,
): readonly FieldProblem[] => {
  return useMemo(
    () =>
      problems.map((problem) => {
        const label = problem.field === undefined ? undefined : labels[problem.field]
        return label === undefined || problem.isNamed
          ? problem
          : { ...problem, text: `${label}: ${problem.text}` }
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- labels change with the language, which loads the page anew.
    [problems],
  )
}
