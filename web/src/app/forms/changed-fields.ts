const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The fields in which two states of a form differ. */
export const changedFields = <Values extends object>(before: Values, now: Values): (keyof Values)[] =>
  (Object.keys(before) as (keyof Values)[]).filter((field) => !isSame(before[field], now[field]))

/** Only what was changed is written, so that others' changes to other fields stay. */
export const changesOf = <Values extends object>(before: Values, now: Values): Partial<Values> =>
  Object.fromEntries(changedFields(before, now).map((field) => [field, now[field]])) as Partial<Values>
