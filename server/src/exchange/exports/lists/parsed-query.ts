import { fieldProblem } from 'contract/platform/problems'

/**
 * The path, with its slash at the end, and the parameters of what `query` names; a parameter given twice is refused.
 * A call may be named as the contract prints it, without `/api/` before it.
 */
export const parsedQuery = (
  query: string | undefined,
): { path: string; parameters: Record<string, string> } => {
  if (!query) throw fieldProblem('query', 'required')
  const address = /^\/?api\//.test(query) ? query.replace(/^\/?/, '/') : `/api${query.replace(/^\/?/, '/')}`
  const isPath = /^\/?[a-z_]/.test(query) && URL.canParse(address, 'http://localhost')
  if (!isPath) throw fieldProblem('query', 'validation_error')
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const names = [...searchParams.keys()]
  if (new Set(names).size < names.length) throw fieldProblem('query', 'validation_error')
  return {
    path: pathname.endsWith('/') ? pathname : `${pathname}/`,
    parameters: Object.fromEntries([...searchParams].filter(([, value]) => value !== '')),
  }
}
