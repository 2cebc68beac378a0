/** Whether a value is one of these names; `includes` takes only what is known to be one already. */
export const isOneOf = <Name>(names: readonly Name[], value: unknown): value is Name => {
  const all: readonly unknown[] = names
  return all.includes(value)
}

/** The names of an object's fields; only for an object that has no others than its type says. */
export const keysOf = <Fields extends object>(fields: Fields): (keyof Fields & string)[] =>
  Object.keys(fields) as (keyof Fields & string)[]

/** A value that is always there: where it is not, a rule of ours is broken. */
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
