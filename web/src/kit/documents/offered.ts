import { type ExportFormat, type ExportSubject, formatsOf, type variants } from 'contract/exchange/exports'

export type Downloadable = {
  subject: Exclude<ExportSubject, 'list' | 'edition_texts'>
  id?: number
  /** As the contract asks for it: the line of an evaluation or of a school's results, or the call that shows statistics. */
  query?: string
  name: string
}

export type Variant = (typeof variants)[number]

/** In the order in which people look for them. */
const order: readonly ExportFormat[] = ['pdf', 'docx', 'xlsx', 'brf', 'zip', 'csv', 'xlsform', 'dhis2']

export const formatsOffered = ({ subject }: Downloadable): ExportFormat[] =>
  order.filter((format) => formatsOf[subject]?.includes(format))

/** Ways a paper may look; braille has no large print, tables have one look, and a letter is short as it is. */
export const variantsOf = (format: ExportFormat, { subject }: Downloadable): readonly Variant[] => {
  if (subject === 'letter') return format === 'brf' ? [] : ['standard', 'large_print']
  if (format === 'pdf' || format === 'docx') return ['standard', 'large_print', 'easy_read']
  return format === 'brf' ? ['standard', 'easy_read'] : []
}

/** Data values are codes and numbers, alike in every language. */
export const hasLanguage = (format: ExportFormat): boolean => format !== 'dhis2'
