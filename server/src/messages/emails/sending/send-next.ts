import { randomBytes } from 'node:crypto'
import { tokenHash } from '../../../access/passwords/token-hash.ts'
import { speaking } from '../../../platform/catalogue/speaking.ts'
import type { Db } from '../../../platform/database/db.ts'
import { transact } from '../../../platform/database/sessions/transact.ts'
import type { Post, Trouble } from '../../../platform/mail/message.ts'
import { written } from '../written.ts'
import { type Claimed, claimEmail, endEmail, postponeEmail } from './queries.ts'
import type { Reminder } from './reminder.ts'

const minute = 60
const day = 24 * 60 * minute

/** Minutes for which a link is valid after sending. */
const lives: Partial<Record<Claimed['code'], number>> = {
  password_reset: 60,
  invitation: 7 * 24 * 60,
  email_confirmation: 7 * 24 * 60,
}

/** Whether the e-mail is too old to be useful. */
const tooOld = ({ code, created_at }: Claimed): boolean =>
  Date.now() - Date.parse(created_at) > 1000 * (code === 'password_reset' ? day : 3 * day)

/** E-mails about changes of an account are also sent to deactivated people. */
const goesToClosed = (code: Claimed['code']): boolean =>
  code === 'password_changed' || code === 'email_changed' || code === 'email_change_asked'

/** Only e-mails that serve to confirm an address are sent to an unconfirmed one. */
const addressOf = ({ code, address, email, pending_email, has_password }: Claimed): string | null => {
  if (code === 'email_confirmation') return pending_email
  if (code === 'invitation') return pending_email ?? email
  if (code === 'password_reset') return email ?? (has_password ? null : pending_email)
  return address ?? email
}

/** Whether the recipient has switched off such e-mails, by the present setting. */
const isDeclined = ({ code, message_emails }: Claimed): boolean =>
  !message_emails && (code === 'message' || code === 'comment_mention')

/** The recipient's address; null if it is not sent, as after it may have arrived twice. */
const destination = (email: Claimed): string | null => {
  const isDone = email.code === 'invitation' && email.has_password
  if (isDone || isDeclined(email) || email.unknown > 2 || tooOld(email)) return null
  return email.is_active || goesToClosed(email.code) ? addressOf(email) : null
}

/** Creates and stores the links of e-mails; implemented by the features they lead to. */
export type EmailLinks = {
  store(db: Db, link: EmailLink): Promise<unknown>
  removeOld(db: Db): Promise<unknown>
}
export type EmailLink = {
  code: Claimed['code']
  user: number
  hash: Buffer
  address: string | null
  minutes: number
}

/** Content of features above this room, read when an e-mail is sent. */
export type EmailParts = EmailLinks & {
  /** Null when there is nothing left to remind of. */
  reminderOf(db: Db, user: number): Promise<Reminder | null>
}

type Task = { id: number; email: Claimed | null; to: string | null; token: string | null }

/** Claims an e-mail and creates its token, of which the database stores only the hash. */
const take = (db: Db, parts: EmailParts): Promise<Task | undefined> =>
  transact(db, async (transaction) => {
    const taken = await claimEmail(transaction)
    if (!taken) return undefined
    const { id, email } = taken
    const to = email && destination(email)
    if (email?.code === 'plan_reminder' && to !== null) {
      const reminder = await parts.reminderOf(transaction, email.reader)
      return { id, email: reminder && { ...email, reminder }, to, token: null }
    }
    const life = email && to !== null ? lives[email.code] : undefined
    if (!email || life === undefined) return { id, email, to, token: null }
    const token = randomBytes(32).toString('base64url')
    const { code, reader: user } = email
    await parts.store(transaction, { code, user, hash: tokenHash(token), address: to, minutes: life })
    return { id, email, to, token }
  })

/** Seconds until the next try: short at first, long after two hours. */
const waitAfter = ({ attempts, created_at }: Claimed): number => {
  const isNew = Date.now() - Date.parse(created_at) < 2 * 60 * minute * 1000
  return isNew ? Math.min(100, 15 * 2 ** Math.min(attempts - 1, 3)) : 15 * minute
}

export type Report = { email: number; code: string; attempts: number; trouble: Trouble; reason: string }
export type Sent = { outcome: 'nothing' | 'done' | 'down'; report?: Report }

/** Sends the next e-mail; errors are reported without names, addresses or texts. */
export const sendNext = async (
  db: Db,
  post: Post,
  parts: EmailParts,
  publicBaseUrl: string,
): Promise<Sent> => {
  const task = await take(db, parts)
  if (!task) return { outcome: 'nothing' }
  const { id, email, to, token } = task
  if (!email || to === null) {
    await endEmail(db, id, 'dropped')
    return { outcome: 'done' }
  }
  const letter = await speaking(db, () => written(email, to, publicBaseUrl, token))
  const failure = await post.send(letter)
  if (!failure) {
    await endEmail(db, id, 'sent')
    return { outcome: 'done' }
  }
  const { trouble } = failure
  const report = { email: id, code: email.code, attempts: email.attempts, ...failure }
  if (trouble === 'refused') await endEmail(db, id, 'refused')
  else await postponeEmail(db, id, trouble === 'down' ? 0 : waitAfter(email), trouble !== 'unknown')
  return { outcome: trouble === 'down' ? 'down' : 'done', report }
}
