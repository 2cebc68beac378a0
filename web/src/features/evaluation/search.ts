/** Where somebody is in an evaluation: line, indicator by its code, and the part that is open. */
export type EvaluationSearch = { line?: number; indicator?: string; part?: 'missing' | 'review' }

const parts = ['missing', 'review'] as const

export const evaluationSearch = (given: Record<string, unknown>): EvaluationSearch => {
  const line = Number(given.line)
  const part = parts.find((each) => each === given.part)
  return {
    ...(Number.isInteger(line) && line > 0 && { line }),
    ...(typeof given.indicator === 'string' && { indicator: given.indicator }),
    ...(part && { part }),
  }
}
