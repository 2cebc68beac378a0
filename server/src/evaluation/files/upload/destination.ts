import type { File } from 'contract/evaluation/files'
import type { z } from 'zod'
import type { RequestContext } from '../../../platform/http/feature.ts'
import type { Person } from '../../../platform/http/person.ts'
import type { NewRow } from '../queries.ts'

export type UploadContext = Pick<RequestContext, 'db' | 'request' | 'reply'> & {
  actor: Person
  /** For a file in parts: the idempotency key of an equivalent single request. */
  key?: string
}

/** A description, and the consent of the people shown. */
export type FormOfFile = { description: string | null; consent: boolean }

/** A cell of a line, or an action. */
export type Destination<Form extends FormOfFile = FormOfFile, Row extends Pick<File, 'id'> = File> = {
  shape: z.ZodType<Form>
  /** The path of the single-request call, which identifies repeats of both ways. */
  path: string
  /**
   * The line it belongs to, after checking that so many bytes may be added now; null while the fields are incomplete.
   */
  lineFor: (context: UploadContext, sent: Record<string, unknown>, size: number) => Promise<number | null>
  add: (context: UploadContext, form: Form, row: NewRow) => Promise<Row>
}
