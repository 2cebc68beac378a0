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

/** A field that a column of a file may have. */
export type Field = ListField | FillColumn | TextColumn

/** By field; without blank cells. */
export type FileRow = { sheet: number; row: number; cells: Partial<Record<Field, SheetCell>> }

/** The result of the dry run for one row. */
export type Draft = {
  /** The first where left out. */
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

/** Help with faults: similar places, valid codes, who has it already. */
type Hints = Omit<FieldHelp, 'unfit'>

/** Collects faults of a row, by field. */
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

/** A refused row with its cells and faults. */
export const refused = (row: number, errors: FieldErrors, after: Record<string, unknown>): Draft => ({
  row,
  deed: 'refuse',
  errors,
  before: null,
  after,
})

/** Parses values by the shape of the single call; its faults become those of the row. */
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

/** Compares names as the database does. */
export const comparable = (word: string): string => word.trim().normalize('NFC').toLowerCase()

/** Without any accents, as people write a name that has some. With other accents it is another name. */
export const isBare = (name: string): boolean => comparable(name) === fold(name)
