import { fileCalls, type File as StoredFile } from 'contract/files'
import { Problem } from 'contract/problems'
import { chosenLanguage } from '../i18n/chosen-language.ts'
import { renew } from '../session/renew.ts'
import { problemIn } from '../session/send.ts'
import { session } from '../session/stored-session.ts'
import type { FileWork } from './entry.ts'

/** An upload may take long on a bad line; it is given up when nothing moves for this time. */
const idleMilliseconds = 30_000

let running: XMLHttpRequest | null = null
/** Stops the upload under way; its entry stays on the device. */
export const stopUpload = (): void => running?.abort()

const formOf = (line: number, work: FileWork): FormData => {
  const form = new FormData()
  form.append('evaluation_line', String(line))
  form.append('category', String(work.category))
  form.append('stage', String(work.stage))
  form.append('description', work.description)
  form.append('consent', String(work.consent))
  form.append('file', work.content, work.name)
  return form
}

const once = (
  line: number,
  work: FileWork,
  key: string,
  access: string,
  onProgress: (part: number) => void,
): Promise<StoredFile> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let idle: ReturnType<typeof setTimeout>
    const alive = () => {
      clearTimeout(idle)
      idle = setTimeout(() => request.abort(), idleMilliseconds)
    }
    const ended = () => {
      clearTimeout(idle)
      running = null
    }
    const unreachable = () => {
      ended()
      reject(new Problem('unavailable', { reason: 'unreachable' }))
    }
    request.upload.onprogress = ({ loaded, total }) => {
      alive()
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onload = () => {
      ended()
      if (request.status === 201) resolve(JSON.parse(request.responseText))
      else problemIn(new Response(request.responseText, { status: request.status })).then(reject, reject)
    }
    request.onerror = unreachable
    request.onabort = unreachable
    request.open(fileCalls.create.method, fileCalls.create.path)
    request.setRequestHeader('Authorization', `Bearer ${access}`)
    request.setRequestHeader('Accept-Language', chosenLanguage())
    request.setRequestHeader('Idempotency-Key', key)
    alive()
    running = request
    request.send(formOf(line, work))
  })

/** Sends a file with its progress (a part of 1); an ended token is renewed once. */
export const upload = async (
  line: number,
  work: FileWork,
  key: string,
  onProgress: (part: number) => void,
): Promise<StoredFile> => {
  const access = session()?.access
  if (!access) throw new Problem('token_not_valid')
  try {
    return await once(line, work, key, access, onProgress)
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'token_not_valid') throw error
    return once(line, work, key, await renew(access), onProgress)
  }
}
