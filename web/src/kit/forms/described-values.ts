import { type Fields, type Values, type WrittenName, writtenNames } from 'contract/platform/fields'
import type { Ref } from 'contract/platform/shapes'
import { recordOf } from 'contract/platform/typed'

/** An omitted text is empty; an emptied or unchosen value is null. */
export type FormValues<Of extends Fields> = {
  [Name in WrittenName<Of>]: Of[Name]['kind'] extends 'text'
    ? string
    : Of[Name]['kind'] extends 'choices'
      ? Values<Of>[Name]
      : Values<Of>[Name] | null
}

const begins = { text: '', choice: null, choices: [], count: 0, day: null, place: null }

/** TypeScript cannot derive a value's type from its field's kind. */
const valuesFrom = <Of extends Fields>(fields: Of, valueOf: (name: WrittenName<Of>) => unknown) =>
  recordOf(writtenNames(fields), valueOf) as FormValues<Of>

export const emptyValues = <Of extends Fields>(fields: Of) =>
  valuesFrom(fields, (name) => {
    const field = fields[name]
    return field && begins[field.kind]
  })

type Shown = string | number | readonly string[] | Ref | null

export const valuesOfRow = <Of extends Fields>(fields: Of, row: Record<WrittenName<Of>, Shown>) =>
  valuesFrom(fields, (name) => {
    const value = row[name]
    if (fields[name]?.kind === 'text') return value ?? ''
    return typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  })

export const isRequired = (fields: Fields, name: string): boolean => {
  const field = fields[name]
  return field?.kind === 'text' && field.isRequired === true
}
