import { fileCalls, type File as StoredFile } from 'contract/evaluation/files'
import { proofCalls } from 'contract/evaluation/plan/reported'
import { sendForm } from '../../session/send-form.ts'
import { type FileWork, isProof } from '../entry.ts'
import type { Progress } from '../surroundings.ts'
import { firstPart } from './part-size.ts'

let leaving = new AbortController()
/** Stops the running upload; its entry stays on the device. */
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

/** Sends a file with progress (0 to 1); a file larger than one part is continued after a failure. */
export const upload = async (
  { user, line, key }: { user: number; line: number; key: string },
  work: FileWork,
  onProgress: Progress,
): Promise<Pick<StoredFile, 'id'>> => {
  leaving = new AbortController()
  const { signal } = leaving
  if (work.content.size > firstPart) {
    const { sendInParts } = await import('./part-requests.ts')
    return sendInParts({ user, line, key, signal }, work, onProgress)
  }
  const sent = { form: formOf(line, work), key, owner: user, signal, onProgress }
  if (!isProof(work)) return sendForm(fileCalls.create, sent)
  return sendForm(proofCalls.addProof, { ...sent, parameters: { goal: work.goal, action: work.action } })
}
