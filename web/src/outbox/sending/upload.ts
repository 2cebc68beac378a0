import { fileCalls, type File as StoredFile } from 'contract/evaluation/files'
import { proofCalls } from 'contract/evaluation/plan/reported'
import { sendForm } from '../../session/send-form.ts'
import { type FileWork, isProof } from '../entry.ts'

let leaving = new AbortController()
/** Stops the upload under way; its entry stays on the device. */
export const stopUpload = (): void => leaving.abort()

const formOf = (line: number, work: FileWork): FormData => {
  const form = new FormData()
  if (!isProof(work)) {
    form.append('evaluation_line', String(line))
    form.append('category', String(work.category))
    form.append('stage', String(work.stage))
  }
  form.append('description', work.description)
  form.append('consent', String(work.consent))
  form.append('file', work.content, work.name)
  return form
}

/** Sends a file with its progress (a part of 1). */
export const upload = (
  { user, line, key }: { user: number; line: number; key: string },
  work: FileWork,
  onProgress: (part: number) => void,
): Promise<Pick<StoredFile, 'id'>> => {
  leaving = new AbortController()
  const { signal } = leaving
  const sent = { form: formOf(line, work), key, owner: user, signal, onProgress }
  if (!isProof(work)) return sendForm(fileCalls.create, sent)
  return sendForm(proofCalls.addProof, { ...sent, parameters: { goal: work.goal, action: work.action } })
}
