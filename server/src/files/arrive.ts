import { checked } from 'contract/checked'
import { type FileFormat, type fileCalls, fileFormats, NewFile, showsPeople } from 'contract/files'
import { fieldProblem, Problem } from 'contract/problems'
import { transact } from '../database/transact.ts'
import type { Asked } from '../http/feature.ts'
import { guardBody } from '../http/guards.ts'
import type { Evidence } from './evidence.ts'
import { mayAdd } from './may-add.ts'
import { nameOf } from './name.ts'
import type { Sealed } from './sealed.ts'
import { type TakenIn, takeIn } from './take-in.ts'
import { readUpload, type Upload, watchSilence } from './upload.ts'

export type AskedFile = Asked<(typeof fileCalls)['create']>
export type Arrived = { form: NewFile; name: string; taken: TakenIn }

const mustBeConsented = (form: NewFile, format: FileFormat): void => {
  if (!showsPeople(fileFormats[format].kind)) return
  if (!form.consent) throw new Problem('consent_required')
  if (form.description === null) throw fieldProblem('description', 'required')
}

const formOf = (asked: AskedFile, fields: Record<string, string>): NewFile => {
  guardBody(NewFile, fields)
  return checked(NewFile, { ...(asked.request.query as object), ...fields })
}

const mayAddNow = ({ db, actor }: AskedFile, form: NewFile) =>
  transact(db, (inside) => mayAdd({ db: inside, actor }, form, 0))

/** Refuses what is known to be refused before anything is read: the parents of the file may stand in the query. */
export const mayArrive = async (asked: AskedFile, evidence: Evidence): Promise<void> => {
  // while it is taken in it lies there twice
  await evidence.mustHaveSpace(2 * Number(asked.request.headers['content-length'] ?? 0))
  if ('evaluation_line' in (asked.request.query as object)) await mayAddNow(asked, formOf(asked, {}))
}

/** Reads the form, and the file into a sealed one, which `kept` is told of before it is written. */
export const arrive = async (
  asked: AskedFile,
  evidence: Evidence,
  kept: (sealed: Sealed) => void,
): Promise<Arrived> => {
  const receive = async (upload: Upload): Promise<Arrived> => {
    const form = formOf(asked, upload.fields)
    await mayAddNow(asked, form)
    const name = nameOf(upload.name)
    const mayBe = (format: FileFormat) => mustBeConsented(form, format)
    return { form, name, taken: await takeIn(upload.content, name, evidence.folder, mayBe, kept) }
  }
  const silence = watchSilence(asked.request)
  try {
    return await Promise.race([readUpload(asked.request, receive), silence.broken])
  } finally {
    silence.stop()
  }
}
