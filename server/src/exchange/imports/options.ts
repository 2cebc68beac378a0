import { importKinds } from 'contract/exchange/imports'
import { id } from 'contract/platform/shapes'
import { z } from 'zod'

const format = z.enum(['csv', 'xlsx'])

/** Import options stored with the job; a filled sheet names its line, texts of a draft their draft. */
export const ImportOptions = z.discriminatedUnion('subject', [
  z.object({ subject: z.literal('sheet'), format, evaluation_line: id }),
  z.object({
    subject: z.literal('edition_draft'),
    format: z.enum(['csv', 'xlsx', 'zip']),
    edition_draft: id,
  }),
  z.object({ subject: z.enum(importKinds).exclude(['sheet', 'edition_draft']), format }),
])
export type ImportOptions = z.output<typeof ImportOptions>

/** Options of applying: the dry run to write. */
export const ApplyOptions = z.object({ subject: z.enum(importKinds), dry_run: id })
