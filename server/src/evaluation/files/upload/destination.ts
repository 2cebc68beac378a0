import type { File } from 'contract/evaluation/files'
import type { z } from 'zod'
import type { RequestContext } from '../../../platform/http/feature.ts'
import type { Person } from '../../../platform/http/person.ts'
import type { NewRow } from '../queries.ts'

export type UploadContext = Pick<RequestContext, 'db' | 'request' | 'reply'> & { actor: Person }

/** What every file comes with: words for who does not see a photo, and the consent of whom it shows. */
export type FormOfFile = { description: string | null; consent: boolean }

/** What files are added to: a cell of a line, or an action. */
export type Destination<Form extends FormOfFile = FormOfFile, Row extends Pick<File, 'id'> = File> = {
  shape: z.ZodType<Form>
  /** Refuses a file of so many bytes that may not be added now; false while the fields do not say where it belongs. */
  isAllowed: (context: UploadContext, sent: Record<string, unknown>, size: number) => Promise<boolean>
  /** Writes the row, its audit and what counts it, while the line is locked. */
  add: (context: UploadContext, form: Form, row: NewRow) => Promise<Row>
}
