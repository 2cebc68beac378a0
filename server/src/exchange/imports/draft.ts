import type { RowAction } from 'contract/exchange/imports'
import { checked } from 'contract/platform/checked'
import type { FieldHelp } from 'contract/platform/field-help'
import { type FieldErrors, Problem, type ProblemCode, problems } from 'contract/platform/problems'
import { fold, type Language } from 'contract/platform/shapes'
import type { z } from 'zod'
import type { Unfit } from '../../instrument/catalogue/texts.ts'
import type { SheetCell } from '../spreadsheets/cell.ts'
import type { TextColumn } from '../spreadsheets/draft-texts/columns.ts'
import type { FillColumn } from '../spreadsheets/fillable/columns.ts'
import type { Field as ListField } from '../spreadsheets/texts.ts'

/** A field that a column of some file may hold. */
export type Field = ListField | FillColumn | TextColumn

/** A row of the file by its fields; blank cells are left out. */
export type FileRow = { sheet: number; row: number; cells: Partial<Record<Field, SheetCell>> }

/** What the dry run found of one row. */
export type Draft = {
  /** Left out, the first. */
  sheet?: number
  row: number
  deed: RowAction
  errors: FieldErrors
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  object_id?: number | null
  version?: number | null
  written?: Record<string, unknown> | null
}

export type Spoken = { language: Language | null }

export const fault = (code: ProblemCode, message: string = problems[code][1]) => ({ message, code })

/** What helps to put right what is wrong: places that may be meant, codes that are valid, who has it already. */
type Hints = Omit<FieldHelp, 'unfit'>

/** Collects what is wrong with a row, by field. */
export const openFaults = () => {
  const errors: FieldErrors = {}
  const add = (field: string, code: ProblemCode, message?: string, hints: Hints = {}): void => {
    const { near = [], ...more } = hints
    const one = { ...fault(code, message), ...(near.length > 0 && { near }), ...more }
    errors[field] = [...(errors[field] ?? []), one]
  }
  const addAll = (more: FieldErrors): void => {
    for (const [field, list] of Object.entries(more)) errors[field] ??= list
  }
  const addUnfit = (field: string, unfit: Unfit): void => {
    errors[field] = [...(errors[field] ?? []), unfit]
  }
  return { errors, add, addAll, addUnfit, any: () => Object.keys(errors).length > 0 }
}

export type Faults = ReturnType<typeof openFaults>

/** A row that is not taken: what it said, and why not. */
export const refused = (row: number, errors: FieldErrors, after: Record<string, unknown>): Draft => ({
  row,
  deed: 'refuse',
  errors,
  before: null,
  after,
})

/** What the shape of the single call makes of the values; its faults are those of the row. */
export const taken = <Shape extends z.ZodType>(
  shape: Shape,
  values: object,
  faults: Faults,
): z.output<Shape> | null => {
  try {
    return checked(shape, values)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    faults.addAll(error.extra.errors ?? {})
    return null
  }
}

export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Names that the database takes for one. */
export const keyOf = (word: string): string => word.trim().normalize('NFC').toLowerCase()

/** Written without accents, as people write a name that has some. With other accents it is another name. */
export const isBare = (name: string): boolean => keyOf(name) === fold(name)
