type Fields = Record<string, unknown> | null

type ChangedValue = { field: string; old: string | null; new: string | null }

const asText = (value: unknown): string | null => {
  if (value === undefined || value === null || value === '') return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The text of a value; null where there is none. */
export type TextOfValue = (field: string, value: unknown) => string | null

const asItIs: TextOfValue = (_, value) => asText(value)

export const changedValues = (old: Fields, now: Fields, textOf: TextOfValue = asItIs): ChangedValue[] =>
  [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])]
    .filter((field) => asText(old?.[field]) !== asText(now?.[field]))
    .map((field) => ({ field, old: textOf(field, old?.[field]), new: textOf(field, now?.[field]) }))
