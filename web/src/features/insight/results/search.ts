type ResultsSearch = { line?: number }

/** The line in the address; without one the latest that is final is shown. */
export const resultsSearch = (given: Record<string, unknown>): ResultsSearch => {
  const line = Number(given.line)
  return Number.isInteger(line) && line > 0 ? { line } : {}
}
