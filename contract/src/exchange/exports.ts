import { z } from 'zod'
import { limits } from '../platform/limits.ts'
import { because, id, Language, storable } from '../platform/shapes.ts'
import { isOneOf } from '../platform/typed.ts'

export const exportSubjects = [
  'evaluation',
  'action_plan',
  'school',
  'letter',
  'report',
  'instrument',
  'edition_draft',
  'edition_texts',
  'statistics',
  'list',
  'audit',
] as const
export type ExportSubject = (typeof exportSubjects)[number]

const exportFormats = ['pdf', 'docx', 'xlsx', 'csv', 'zip', 'brf', 'xlsform', 'dhis2'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const variants = ['standard', 'large_print', 'easy_read'] as const

const documentFormats = ['pdf', 'docx', 'brf'] as const satisfies readonly ExportFormat[]

/** The formats of each subject. */
export const formatsOf: Partial<Record<ExportSubject, readonly ExportFormat[]>> = {
  evaluation: [...documentFormats, 'csv', 'xlsx', 'zip', 'dhis2'],
  action_plan: [...documentFormats, 'csv', 'xlsx'],
  school: [...documentFormats, 'csv', 'xlsx'],
  letter: documentFormats,
  report: [...documentFormats, 'csv', 'xlsx'],
  instrument: [...documentFormats, 'csv', 'xlsx', 'xlsform'],
  edition_draft: [...documentFormats, 'xlsx'],
  edition_texts: ['xlsx', 'zip'],
  list: ['csv', 'xlsx', 'dhis2'],
  statistics: [...documentFormats, 'csv', 'xlsx'],
  audit: ['csv', 'xlsx'],
}

export const NewExport = z.object({
  subject: z.enum(exportSubjects),
  id: id
    .optional()
    .describe(
      'of the evaluation, action plan, school (for its results and for the letter about them), report, instrument or draft of an edition (also for its texts); lists and statistics have none',
    ),
  query: z
    .string()
    .max(2000)
    .refine(storable, because('validation_error'))
    .optional()
    .describe(
      'of a list or statistics, the path and query of the call that shows it; of an evaluation, a school or the letter to it, ' +
        'line={id of a line}; where it is left out the newest, or of a school the line its results begin with; ' +
        'of an instrument as a workbook to fill in, the line whose answers it carries, or none',
    ),
  columns: z
    .array(z.string().max(100))
    .min(1)
    .max(50)
    .optional()
    .describe('of a list, the fields that are wanted, in the order of the list; by default all'),
  rows: z
    .array(id)
    .min(1)
    .max(limits.rowsChosen)
    .optional()
    .describe('of a list, the ids of the rows that are wanted; by default all'),
  format: z
    .string()
    .meta({ enum: [...exportFormats] })
    .refine((value): value is ExportFormat => isOneOf(exportFormats, value), {
      ...because('invalid_format'),
    }),
  variant: z.enum(variants).default('standard'),
  language: Language.optional(),
})
export type NewExport = z.output<typeof NewExport>

/** The file, to be downloaded by the job's id. */
export const ExportAnswer = z.object({
  name: z.string(),
  content_type: z.string(),
  size: z.int(),
  rows: z.int().nullable(),
})
export type ExportAnswer = z.infer<typeof ExportAnswer>
