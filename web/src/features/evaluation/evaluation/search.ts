/** Where somebody is in an evaluation: line, indicator by its code, and the part that is open. */
export type EvaluationSearch = { line?: number; indicator?: string; part?: 'missing' | 'review' }

const parts = ['missing', 'review'] as const

/** The line in the address; without one the latest is shown. */
export const lineSearch = (given: Record<string, unknown>): { line?: number } => {
  const line = Number(given.line)
  return Number.isInteger(line) && line > 0 ? { line } : {}
}

export const evaluationSearch = (given: Record<string, unknown>): EvaluationSearch => {
  const part = parts.find((each) => each === given.part)
  return {
    ...lineSearch(given),
    ...(typeof given.indicator === 'string' && { indicator: given.indicator }),
    ...(part && { part }),
  }
}
