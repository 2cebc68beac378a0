import { randomUUID } from 'node:crypto'
import type { Tried } from 'contract/operations/operation'
import type { Language } from 'contract/platform/shapes'
import { tryEmail } from '../../messages/emails/try-email.ts'
import { openPost } from '../../platform/mail/open-post.ts'
import type { Settings } from '../../platform/settings/settings.ts'

/** A connection of its own, which leaves the queue alone. */
export const tryMail = async (settings: Settings, to: string | null, language: Language): Promise<Tried> => {
  if (to === null) return { passed: false, reason: 'no_address' }
  const post = openPost(settings)
  try {
    const failure = await post.send(tryEmail(randomUUID(), to, language, settings.publicBaseUrl))
    return { passed: failure === null, reason: failure?.reason ?? null }
  } finally {
    post.rest()
  }
}
