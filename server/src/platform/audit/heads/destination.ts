import { open } from 'node:fs/promises'
import { refusal } from '../../database/failures/refusal.ts'
import { openPost } from '../../mail/open-post.ts'
import type { Settings } from '../../settings/settings.ts'
import { putText } from '../../storage/s3.ts'
import { type Head, lineOf } from './head.ts'

type HeadSettings = Pick<Settings, 'auditHeadTo' | 'smtpUrl' | 'publicBaseUrl' | 'dataDir'>
export type Destination = (head: Head) => Promise<void>

const toFile = async (path: string): Promise<Destination> => {
  const append = async (text: string) => {
    const file = await open(path, 'a', 0o600)
    try {
      if (text !== '') await file.appendFile(text)
      await file.datasync()
    } finally {
      await file.close()
    }
  }
  await append('').catch((error: NodeJS.ErrnoException) => {
    throw refusal(`The setting AUDIT_HEAD_TO is wrong: the file cannot be written (${error.code}).`)
  })
  return (head) => append(`${lineOf(head)}\n`)
}

const toMail = (to: string, settings: HeadSettings): Destination => {
  const post = openPost(settings)
  const host = new URL(settings.publicBaseUrl).hostname
  return async (head) => {
    const name = `audit-head-${head.seal}-${Date.parse(head.time)}`
    const text = `The head of the audit of ${settings.publicBaseUrl}. Keep this line; verify-audit --against compares it.\n\n${lineOf(head)}\n`
    const failure = await post.send({
      id: `<${name}@${host}>`,
      name,
      to,
      language: 'en',
      text,
      subject: `Audit of ${host}: seal ${head.seal}`,
      html: `<!doctype html><html lang="en"><title>Audit</title><pre>${text}</pre></html>`,
    })
    post.rest()
    if (failure) throw new Error(`the e-mail was not sent: ${failure.reason}`)
  }
}

/** Where heads go; a file that cannot be written stops the start. */
export const openDestination = async (settings: HeadSettings): Promise<Destination | null> => {
  const { auditHeadTo: place } = settings
  if (place === null) return null
  if (place.kind === 'file') return toFile(place.path)
  if (place.kind === 'mail') return toMail(place.to, settings)
  return (head) => putText(place, `${head.time.replaceAll(':', '-')}-${head.seal}.txt`, `${lineOf(head)}\n`)
}
