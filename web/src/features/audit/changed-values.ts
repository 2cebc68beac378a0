type Fields = Record<string, unknown> | null

export type ChangedValue = { field: string; old: string | null; new: string | null }

const inWords = (value: unknown): string | null => {
  if (value === undefined || value === null || value === '') return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The fields that are not the same before and after, in the order in which the audit names them. */
export const changedValues = (old: Fields, now: Fields): ChangedValue[] =>
  [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])]
    .map((field) => ({ field, old: inWords(old?.[field]), new: inWords(now?.[field]) }))
    .filter((each) => each.old !== each.new)
