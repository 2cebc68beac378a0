type Fields = Record<string, unknown> | null

type ChangedValue = { field: string; old: string | null; new: string | null }

const inWords = (value: unknown): string | null => {
  if (value === undefined || value === null || value === '') return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** How a value is said; nothing where there is none. */
export type Say = (field: string, value: unknown) => string | null

const asItIs: Say = (_, value) => inWords(value)

/** The fields that are not the same before and after, in the order in which the audit names them. */
export const changedValues = (old: Fields, now: Fields, say: Say = asItIs): ChangedValue[] =>
  [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])]
    .filter((field) => inWords(old?.[field]) !== inWords(now?.[field]))
    .map((field) => ({ field, old: say(field, old?.[field]), new: say(field, now?.[field]) }))
