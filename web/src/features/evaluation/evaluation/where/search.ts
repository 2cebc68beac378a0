const parts = ['missing', 'comments', 'files', 'raters'] as const

export type EvaluationSearch = {
  line?: number
  indicator?: string
  part?: (typeof parts)[number]
  comments?: 'waiting'
}

/** Without a line in the address the latest is shown. */
export const lineSearch = (params: Record<string, unknown>): { line?: number } => {
  const line = Number(params.line)
  return Number.isInteger(line) && line > 0 ? { line } : {}
}

export const evaluationSearch = (params: Record<string, unknown>): EvaluationSearch => {
  const part = parts.find((each) => each === params.part)
  return {
    ...lineSearch(params),
    ...(typeof params.indicator === 'string' && { indicator: params.indicator }),
    ...(part && { part }),
    ...(params.comments === 'waiting' && { comments: 'waiting' as const }),
  }
}
