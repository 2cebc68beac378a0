const changed = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => changed(one, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changed(one, change)]))
}

/** Applies `change` to every text in a value. */
export const eachText = <Value>(value: Value, change: (text: string) => string): Value =>
  changed(value, change) as Value
