import { type File, type FileFormat, fileFormats } from 'contract/evaluation/files'
import { checked } from 'contract/platform/checked'
import { Problem } from 'contract/platform/problems'
import { fromText, id } from 'contract/platform/shapes'
import { keysOf } from 'contract/platform/typed'
import { z } from 'zod'
import type { Db } from '../../../platform/database/db.ts'
import { guardBody } from '../../../platform/http/guards.ts'
import type { Evidence } from '../evidence.ts'
import { extensionOf, nameOf } from '../name.ts'
import { asProofOf } from '../proofs/as-proof.ts'
import { largerThan, unsupported } from '../refusals.ts'
import { assertConsented } from '../upload/arrive.ts'
import { asEvidence } from '../upload/as-evidence.ts'
import type { Destination, FormOfFile, UploadContext } from '../upload/destination.ts'
import { storeArrived } from '../upload/receive-file.ts'
import type { TakenIn } from '../upload/take-in.ts'
import type { UploadFields } from '../upload/upload.ts'
import { metadataOf } from './metadata.ts'

/** Runs within the transaction of the file's row, before and after it. */
type Around = { before: (db: Db) => Promise<void>; after: (db: Db, file: number) => Promise<void> }

/** A file to be uploaded in parts, handled like one that is sent in one request. */
export type Announced = {
  name: string
  mayBe: (format: FileFormat) => void
  /** The line it is for; throws if the file may not be added now. */
  lineFor: (context: UploadContext, size: number) => Promise<number>
  store: (
    context: UploadContext,
    evidence: Evidence,
    arrived: { taken: TakenIn; line: number },
    around: Around,
  ) => Promise<{ id: number }>
}

const announcedFor = <Form extends FormOfFile, Row extends Pick<File, 'id'>>(
  destination: Destination<Form, Row>,
  fields: UploadFields,
  name: string,
): Announced => {
  guardBody(destination.shape, fields)
  const form = checked(destination.shape, fields)
  const added = (around: Around): Destination<Form, Row>['add'] => {
    return async (context, sent, row) => {
      await around.before(context.db)
      const file = await destination.add(context, sent, row)
      await around.after(context.db, file.id)
      return file
    }
  }
  return {
    name,
    mayBe: (format) => assertConsented(form, format),
    lineFor: async (context, size) => {
      const line = await destination.lineFor(context, fields, size)
      if (line === null) throw new Problem('validation_error')
      return line
    },
    store: (context, evidence, arrived, around) =>
      storeArrived(context, { ...destination, add: added(around) }, evidence, { form, name, ...arrived }),
  }
}

const NamedAction = z.object({ goal: fromText(id), action: fromText(id) })

export const announcedBy = (metadata: string): Announced => {
  const { name: sent, fields } = metadataOf(metadata)
  const name = nameOf(sent)
  if (!('action' in fields)) return announcedFor(asEvidence, fields, name)
  const { goal, action, ...rest } = fields
  return announcedFor(asProofOf(checked(NamedAction, { goal, action })), rest, name)
}

/** Checks size and description by the file's extension before any byte is sent. */
export const assertMayCome = ({ name, mayBe }: Announced, length: number): void => {
  const ending = extensionOf(name)
  const format = keysOf(fileFormats).find((each) =>
    fileFormats[each].extensions.some((extension) => extension === ending),
  )
  if (!format) throw unsupported('content')
  mayBe(format)
  if (length > fileFormats[format].maximum) throw largerThan(fileFormats[format].maximum)
}
