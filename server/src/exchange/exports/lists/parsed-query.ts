import { fieldProblem } from 'contract/platform/problems'

/**
 * Path, with its final slash, and parameters of `query`; a repeated parameter is refused. A call may be named as the
 * contract prints it, without `/api/`.
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
