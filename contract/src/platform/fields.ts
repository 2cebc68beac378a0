import type { Ref } from './shapes.ts'
import { keysOf } from './typed.ts'

type Marks = {
  /** Derived, or set by other calls, so it cannot be written here. */
  isDerived?: true
  /** An imported file has no column for it. */
  isNotImported?: true
  /** The school's own representative may write it. */
  isWrittenBySchool?: true
  /** Lists hide a small count of learners with a disability. */
  isHiddenIfSmall?: true
  /** Free text of people, which the audit does not store. */
  isNotAudited?: true
}

/** The description of a field, for shapes, forms, lists, files and SQL; its label is a message. */
export type Field = Marks &
  (
    | { kind: 'text'; limit: number; isRequired?: true }
    | { kind: 'choice' | 'choices'; codes: readonly string[] }
    | { kind: 'count' | 'day' | 'place' }
  )
export type Fields = Readonly<Record<string, Field>>

/** Fields of lists and files, including those whose shapes are written by hand. */
export type ShownField = Field | (Marks & { kind: 'places' | 'flag' | 'time' | 'code' })
export type ShownFields = Readonly<Record<string, ShownField>>

/** The names of the fields that have all of `Part`. */
export type NameOf<Of extends ShownFields, Part> = {
  [Name in keyof Of]: Of[Name] extends Part ? Name : never
}[keyof Of] &
  string
export type WrittenName<Of extends ShownFields> = Exclude<keyof Of & string, NameOf<Of, { isDerived: true }>>

type Part = { readonly [Mark in keyof Marks]: true } & { readonly kind?: ShownField['kind'] }

const has = (field: Part | undefined, part: Part): boolean =>
  keysOf(part).every((key) => field?.[key] === part[key])

/** The same names, in the order of the description. */
export const namesOf = <Of extends ShownFields, const Wanted extends Part>(
  fields: Of,
  part: Wanted,
): NameOf<Of, Wanted>[] =>
  keysOf(fields).filter((name): name is NameOf<Of, Wanted> => has(fields[name], part))

/** All writable fields in order. */
export const writtenNames = <Of extends ShownFields>(fields: Of): WrittenName<Of>[] =>
  keysOf(fields).filter((name): name is WrittenName<Of> => !fields[name]?.isDerived)

export type ImportedName<Of extends ShownFields> = Exclude<
  keyof Of & string,
  NameOf<Of, { isNotImported: true }>
>

/** The columns of an imported file in order. */
export const importedNames = <Of extends ShownFields>(fields: Of): ImportedName<Of>[] =>
  keysOf(fields).filter((name): name is ImportedName<Of> => !fields[name]?.isNotImported)

/** The written and stored value of a field; the id of a place. */
export type Value<Of extends Field> = Of extends { kind: 'text'; isRequired: true }
  ? string
  : Of extends { kind: 'text' | 'day' }
    ? string | null
    : Of extends { kind: 'choice'; codes: readonly (infer Code)[] }
      ? Code
      : Of extends { kind: 'choices'; codes: readonly (infer Code)[] }
        ? Code[]
        : number
export type Values<Of extends Fields> = { [Name in WrittenName<Of>]: Value<Of[Name]> }

/** The value of a field in answers. */
export type Answer<Of extends Field> = Of extends { kind: 'place' }
  ? Ref
  : Of extends { isHiddenIfSmall: true }
    ? number | null
    : Value<Of>
