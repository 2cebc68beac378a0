import { join } from 'node:path'
import type { Settings } from '../settings/settings.ts'
import type { Post } from './message.ts'
import { outboxPost } from './outbox.ts'
import { smtpPost } from './smtp.ts'

/** The address that letters come from: `from` in SMTP_URL, else one at the public address that nobody reads. */
const senderOf = (smtpUrl: string | null, publicBaseUrl: string): string =>
  (smtpUrl && new URL(smtpUrl).searchParams.get('from')) || `no-reply@${new URL(publicBaseUrl).hostname}`

/** A mail server, or a folder where there is none. */
export const openPost = ({
  smtpUrl,
  publicBaseUrl,
  dataDir,
}: Pick<Settings, 'smtpUrl' | 'publicBaseUrl' | 'dataDir'>): Post => {
  const from = senderOf(smtpUrl, publicBaseUrl)
  return smtpUrl === null ? outboxPost(join(dataDir, 'outbox'), from) : smtpPost(smtpUrl, from)
}
