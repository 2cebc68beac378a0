import { fieldProblem } from 'contract/platform/problems'
import { type Column, lists } from './columns.ts'

/** In the usual order: all, or those of the named fields. */
export const wantedColumns = (path: string, names: readonly string[] | undefined): Column<never>[] => {
  const columns = (Object.hasOwn(lists, path) ? lists[path]?.columns : undefined) ?? []
  if (!names) return columns
  const isKnown = names.every((name) => columns.some(({ field }) => field === name))
  if (!isKnown) throw fieldProblem('columns', 'validation_error')
  return columns.filter(({ field }) => names.includes(field))
}
