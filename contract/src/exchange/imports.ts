import { z } from 'zod'
import type { Verb } from '../access/permissions.ts'
import { messageFaultCodes } from '../platform/catalogue/message-fault.ts'
import { queryId } from '../platform/shapes.ts'

/**
 * What a file is imported as; a `sheet` holds answers of a line, `edition_draft` texts of a draft of an edition,
 * `catalogue` texts of the interface.
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

/** The permission for each kind; a sheet's line and a draft have rules of their own. */
export const verbOfImport = {
  schools: 'import.rows',
  people: 'user.create',
  sheet: 'result.write',
  translations: 'translation.change',
  edition_draft: 'edition.write',
  catalogue: 'catalogue.change',
} as const satisfies Record<ImportKind, Verb>

/** The effect on a row: new, changed, unchanged, or refused because of errors. */
export const rowActions = ['create', 'change', 'same', 'refuse'] as const
export type RowAction = (typeof rowActions)[number]

const fields = z.record(z.string(), z.unknown())

/**
 * `near` are places with similar names, the most similar first; `allowed` are the possible codes; `taken_by` is who
 * has the code or name, where the person may see it; `unfit` says why a text does not fit.
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

/**
 * `row` is the row's number in its sheet, counted from 1; in a form that of the question. `before` and `after` hold
 * the file's fields.
 */
export const ImportRow = z.object({
  sheet: z.int(),
  row: z.int(),
  deed: z.enum(rowActions),
  errors: z.record(z.string(), z.array(ImportFault)),
  before: fields.nullable(),
  after: fields.nullable(),
})
export type ImportRow = z.infer<typeof ImportRow>

/** The dry run, which writes nothing. `ignored` are headings of columns that were not read. */
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

/** Fields before the file; a sheet names its line, texts of a draft their draft. */
export const NewImport = z.object({
  kind: z.enum(importKinds),
  evaluation_line: queryId.optional().describe('of a filled sheet'),
  edition_draft: queryId.optional().describe('of texts of a draft'),
})

/** For translations there is no template: an export is filled in. */
export const templatesThere = ['schools', 'people'] as const
export type TemplateKind = (typeof templatesThere)[number]

const templateFormats = ['csv', 'xlsx'] as const
export const TemplateQuery = z.object({
  kind: z.enum(templatesThere),
  format: z.enum(templateFormats).default('xlsx'),
})

/** Refused rows stop an import unless they are left out explicitly; then all others are written, or none. */
export const Applying = z.object({ without_refused: z.boolean().default(false) })
