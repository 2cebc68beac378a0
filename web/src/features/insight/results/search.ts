type ResultsSearch = { line?: number }

/** The line in the address; without one the latest that is final is shown. */
export const resultsSearch = (params: Record<string, unknown>): ResultsSearch => {
  const line = Number(params.line)
  return Number.isInteger(line) && line > 0 ? { line } : {}
}
