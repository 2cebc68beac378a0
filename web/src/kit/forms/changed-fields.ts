import { fieldsWhere, isOneOf, keysOf } from 'contract/platform/typed'

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const changedFields = <Values extends object>(before: Values, now: Values): (keyof Values)[] =>
  keysOf(before).filter((field) => !isSame(before[field], now[field]))

export const only = <Values extends object>(
  fields: readonly (keyof Values)[],
  values: Values,
): Partial<Values> => fieldsWhere(values, (field) => isOneOf(fields, field))

export const without = <Values extends object>(
  fields: readonly (keyof Values)[],
  values: Partial<Values>,
): Partial<Values> => fieldsWhere(values, (field) => !isOneOf(fields, field))

/** Only changed fields are sent, so that other people's changes stay. */
export const changesOf = <Values extends object>(before: Values, now: Values): Partial<Values> =>
  only(changedFields(before, now), now)

export const compared = <Values extends object>(from: Values, mine: Values, theirs: Values) => {
  const own = changedFields(from, mine)
  const others = changedFields(from, theirs)
  return {
    taken: others.filter((field) => !own.includes(field)),
    contested: changedFields(theirs, mine).filter((field) => others.includes(field) && own.includes(field)),
  }
}
