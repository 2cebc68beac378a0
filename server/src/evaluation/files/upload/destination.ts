import type { File } from 'contract/evaluation/files'
import type { z } from 'zod'
import type { RequestContext } from '../../../platform/http/feature.ts'
import type { Person } from '../../../platform/http/person.ts'
import type { NewRow } from '../queries.ts'

export type UploadContext = Pick<RequestContext, 'db' | 'request' | 'reply'> & {
  actor: Person
  /** Of a file that came in parts: the key that its one request would have had. */
  key?: string
}

/** What every file comes with: words for who does not see a photo, and the consent of whom it shows. */
export type FormOfFile = { description: string | null; consent: boolean }

/** What files are added to: a cell of a line, or an action. */
export type Destination<Form extends FormOfFile = FormOfFile, Row extends Pick<File, 'id'> = File> = {
  shape: z.ZodType<Form>
  /** The path of the call that takes such a file in one request: a repeat is known by it, however the file came. */
  path: string
  /**
   * The line that it belongs to. Refuses a file of so many bytes that may not be added now; null while the fields do
   * not say where it belongs.
   */
  lineFor: (context: UploadContext, sent: Record<string, unknown>, size: number) => Promise<number | null>
  /** Writes the row, its audit and what counts it, while the line is locked. */
  add: (context: UploadContext, form: Form, row: NewRow) => Promise<Row>
}
