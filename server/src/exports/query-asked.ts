import { fieldProblem } from 'contract/problems'

/** The path, with its slash at the end, and the parameters of what `query` names; a parameter given twice is refused. */
export const queryAsked = (
  query: string | undefined,
): { path: string; parameters: Record<string, string> } => {
  if (!query) throw fieldProblem('query', 'required')
  const isPath = /^\/[^/\\]/.test(query) && URL.canParse(query, 'http://localhost')
  if (!isPath) throw fieldProblem('query', 'validation_error')
  const { pathname, searchParams } = new URL(query, 'http://localhost')
  const names = [...searchParams.keys()]
  if (new Set(names).size < names.length) throw fieldProblem('query', 'validation_error')
  return {
    path: pathname.endsWith('/') ? pathname : `${pathname}/`,
    parameters: Object.fromEntries([...searchParams].filter(([, value]) => value !== '')),
  }
}
