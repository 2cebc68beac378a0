import { fieldProblem } from 'contract/platform/problems'
import { type Column, lists } from './columns.ts'

/** The columns of a list's file in their usual order: all, or those whose fields were named. */
export const wantedColumns = (path: string, names: readonly string[] | undefined): Column<never>[] => {
  const columns = (Object.hasOwn(lists, path) ? lists[path]?.columns : undefined) ?? []
  if (!names) return columns
  const isKnown = names.every((name) => columns.some(({ field }) => field === name))
  if (!isKnown) throw fieldProblem('columns', 'validation_error')
  return columns.filter(({ field }) => names.includes(field))
}
