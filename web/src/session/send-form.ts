import type { Call } from 'contract/call'
import { Problem } from 'contract/problems'
import type { z } from 'zod'
import { chosenLanguage } from '../i18n/chosen-language.ts'
import { renew } from './renew.ts'
import { problemIn } from './send.ts'
import { session } from './stored-session.ts'

/** An upload may take long on a bad line; it is given up when nothing moves for this time. */
const idleMilliseconds = 30_000

type Sending = { form: FormData; signal: AbortSignal; onProgress: (part: number) => void }

const once = <Asked extends Call>(
  call: Asked,
  { form, signal, onProgress }: Sending,
  access: string,
): Promise<z.output<Asked['answer']>> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let idle: ReturnType<typeof setTimeout>
    const alive = () => {
      clearTimeout(idle)
      idle = setTimeout(() => request.abort(), idleMilliseconds)
    }
    const unreachable = () => {
      clearTimeout(idle)
      reject(new Problem('unavailable', { reason: 'unreachable' }))
    }
    request.upload.onprogress = ({ loaded, total }) => {
      alive()
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onload = () => {
      clearTimeout(idle)
      if (request.status === call.status) resolve(JSON.parse(request.responseText))
      else problemIn(new Response(request.responseText, { status: request.status })).then(reject, reject)
    }
    request.onerror = unreachable
    request.onabort = unreachable
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open(call.method, call.path)
    request.setRequestHeader('Authorization', `Bearer ${access}`)
    request.setRequestHeader('Accept-Language', chosenLanguage())
    alive()
    request.send(form)
  })

/** Sends a form with a file and says how far it is (a part of 1); an ended token is renewed once. */
export const sendForm = async <Asked extends Call>(
  call: Asked,
  sending: Sending,
): Promise<z.output<Asked['answer']>> => {
  const access = session()?.access
  if (!access) throw new Problem('token_not_valid')
  try {
    return await once(call, sending, access)
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'token_not_valid') throw error
    return once(call, sending, await renew(access))
  }
}
