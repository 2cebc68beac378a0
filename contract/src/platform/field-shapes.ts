import { z } from 'zod'
import { type Answer, type Field, type Fields, type Value, type WrittenName, writtenNames } from './fields.ts'
import { count, date, id, optionalSingleLine, Ref, singleLine } from './shapes.ts'
import { keysOf } from './typed.ts'

/** Shapes by kind: for writing, with the default of an omitted field, and for answers. */
const shapesOf = (field: Field): { written: z.ZodType; begins?: unknown; answer: z.ZodType } => {
  switch (field.kind) {
    case 'text':
      return field.isRequired
        ? { written: singleLine(field.limit), answer: z.string() }
        : { written: optionalSingleLine(field.limit), begins: null, answer: z.string().nullable() }
    case 'choice':
      return { written: z.enum(field.codes), answer: z.enum(field.codes) }
    case 'choices': {
      const answer = z.array(z.enum(field.codes))
      const sorted = (list: string[]) => field.codes.filter((code) => list.includes(code))
      return { written: answer.transform(sorted), begins: [], answer }
    }
    case 'count':
      return { written: count, begins: 0, answer: field.isHiddenIfSmall ? z.int().nullable() : z.int() }
    case 'day':
      return { written: date.nullable(), begins: null, answer: z.string().nullable() }
    case 'place':
      return { written: id, answer: Ref }
  }
}

type Shape<Type> = z.ZodType<Type, Type>
type NewShape<Of extends Field> = Of extends { kind: 'choice' | 'place' } | { isRequired: true }
  ? Shape<Value<Of>>
  : z.ZodDefault<Shape<Value<Of>>>

const made = <Name extends string, Made>(
  fields: Fields,
  names: readonly Name[],
  shapeOf: (field: Field) => z.ZodType,
): Made =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = fields[name]
      return field ? [[name, shapeOf(field)]] : []
    }),
  ) as Made

/** For a new row: an omitted optional field becomes null, or 0. */
export const newShapes = <Of extends Fields>(fields: Of) =>
  made<WrittenName<Of>, { [Name in WrittenName<Of>]: NewShape<Of[Name]> }>(
    fields,
    writtenNames(fields),
    (field) => {
      const { written, begins } = shapesOf(field)
      return begins === undefined ? written : written.default(begins)
    },
  )

export const changeShapes = <Of extends Fields>(fields: Of) =>
  made<WrittenName<Of>, { [Name in WrittenName<Of>]: Shape<Value<Of[Name]>> }>(
    fields,
    writtenNames(fields),
    (field) => shapesOf(field).written,
  )

/** Includes derived fields. */
export const answerShapes = <Of extends Fields>(fields: Of) =>
  made<keyof Of & string, { [Name in keyof Of]: Shape<Answer<Of[Name]>> }>(
    fields,
    keysOf(fields),
    (field) => shapesOf(field).answer,
  )
