import { z } from 'zod'
import type { Verb } from '../access/permissions.ts'
import { messageFaultCodes } from '../platform/catalogue/message-fault.ts'
import { queryId } from '../platform/shapes.ts'

/**
 * What a file can be read as; a `sheet` is the instrument of a line, filled in away from the screen, `edition_draft` the
 * texts of a draft of an edition, `catalogue` the words of the interface.
 */
export const importKinds = [
  'schools',
  'people',
  'sheet',
  'translations',
  'edition_draft',
  'catalogue',
] as const
export type ImportKind = (typeof importKinds)[number]

/** What somebody must be permitted for each kind: a sheet's line, and a draft, have rules of their own. */
export const verbOfImport = {
  schools: 'import.rows',
  people: 'user.create',
  sheet: 'result.write',
  translations: 'translation.change',
  edition_draft: 'edition.write',
  catalogue: 'catalogue.change',
} as const satisfies Record<ImportKind, Verb>

/** What would become of a row: a new one, a changed one, the same as it is, or nothing because of its errors. */
export const rowActions = ['create', 'change', 'same', 'refuse'] as const
export type RowAction = (typeof rowActions)[number]

const fields = z.record(z.string(), z.unknown())

/**
 * `near` names places that may be meant where none was found, the likeliest first; `allowed` are the codes of which one
 * is asked; `taken_by` is who has the code or the name, where the person may see it; `unfit` says why words do not fit.
 */
const ImportFault = z.object({
  message: z.string(),
  code: z.string(),
  near: z.array(z.string()).optional(),
  allowed: z.array(z.union([z.string(), z.number()])).optional(),
  taken_by: z.string().optional(),
  unfit: z.object({ code: z.enum(messageFaultCodes), found: z.string(), wanted: z.string() }).optional(),
})
export type ImportFault = z.infer<typeof ImportFault>

/** `row` is its number in its sheet, as spreadsheets count; of a form it is that of the question. `before` and `after` name the fields that the file holds. */
export const ImportRow = z.object({
  sheet: z.int(),
  row: z.int(),
  deed: z.enum(rowActions),
  errors: z.record(z.string(), z.array(ImportFault)),
  before: fields.nullable(),
  after: fields.nullable(),
})
export type ImportRow = z.infer<typeof ImportRow>

/** The dry run: nothing is written yet. `ignored` are headings of columns that were not read. */
export const ImportAnswer = z.object({
  subject: z.enum(importKinds),
  created: z.int(),
  changed: z.int(),
  same: z.int(),
  refused: z.int(),
  ignored: z.array(z.string()),
  rows: z.array(ImportRow),
})
export type ImportAnswer = z.infer<typeof ImportAnswer>

export const AppliedAnswer = z.object({
  subject: z.enum(importKinds),
  created: z.int(),
  changed: z.int(),
})
export type AppliedAnswer = z.infer<typeof AppliedAnswer>

/** The fields of the form that stand before its file; a filled sheet names its line, texts of a draft their draft. */
export const NewImport = z.object({
  kind: z.enum(importKinds),
  evaluation_line: queryId.optional().describe('of a filled sheet'),
  edition_draft: queryId.optional().describe('of texts of a draft'),
})

/** Of translations there is no empty file: an export is what is filled. */
export const templatesThere = ['schools', 'people'] as const
export type TemplateKind = (typeof templatesThere)[number]

const templateFormats = ['csv', 'xlsx'] as const
export const TemplateQuery = z.object({
  kind: z.enum(templatesThere),
  format: z.enum(templateFormats).default('xlsx'),
})

/** Refused rows stop an import, unless it is said that they are left out: then all others are written, or nothing. */
export const Applying = z.object({ without_refused: z.boolean().default(false) })
