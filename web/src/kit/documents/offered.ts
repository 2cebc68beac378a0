import { type ExportFormat, type ExportSubject, formatsOf, type variants } from 'contract/exchange/exports'

export type Downloadable = {
  subject: Exclude<ExportSubject, 'list' | 'edition_texts'>
  id?: number
  /** Query of the call: the line of an evaluation or of results, or the address of the statistics. */
  query?: string
  name: string
}

export type Variant = (typeof variants)[number]

/** The most wanted first. */
const order: readonly ExportFormat[] = ['pdf', 'docx', 'xlsx', 'brf', 'zip', 'csv', 'xlsform', 'dhis2']

export const formatsOffered = ({ subject }: Downloadable): ExportFormat[] =>
  order.filter((format) => formatsOf[subject]?.includes(format))

/** Braille has no large print, tables have one look, and a letter has no short form. */
export const variantsOf = (format: ExportFormat, { subject }: Downloadable): readonly Variant[] => {
  if (subject === 'letter') return format === 'brf' ? [] : ['standard', 'large_print']
  if (format === 'pdf' || format === 'docx') return ['standard', 'large_print', 'easy_read']
  return format === 'brf' ? ['standard', 'easy_read'] : []
}

/** Data values are codes and numbers, the same in every language. */
export const hasLanguage = (format: ExportFormat): boolean => format !== 'dhis2'
