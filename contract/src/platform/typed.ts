/** Narrows a type, unlike `includes`. */
export const isOneOf = <Name>(names: readonly Name[], value: unknown): value is Name => {
  const all: readonly unknown[] = names
  return all.includes(value)
}

/** Typed keys; only for an object without further keys than its type says. */
export const keysOf = <Fields extends object>(fields: Fields): (keyof Fields & string)[] =>
  Object.keys(fields) as (keyof Fields & string)[]

/** Asserts that a value is present; if not, the program is wrong. */
export const defined = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new Error('A value is missing')
  return value
}

export const fieldsWhere = <Fields extends object>(
  fields: Fields,
  isWanted: (name: keyof Fields & string, value: unknown) => boolean,
): Partial<Fields> => {
  const some: Partial<Fields> = {}
  for (const name of keysOf(fields)) if (isWanted(name, fields[name])) some[name] = fields[name]
  return some
}

export const recordOf = <Name extends PropertyKey, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>
