/** The same value, with every text inside of it changed. */
export const eachText = <Value>(value: Value, change: (text: string) => string): Value => {
  if (typeof value === 'string') return change(value) as Value
  if (Array.isArray(value)) return value.map((one) => eachText(one, change)) as Value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, eachText(one, change)]),
  ) as Value
}
