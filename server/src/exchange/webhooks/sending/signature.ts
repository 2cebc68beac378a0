import { createHmac } from 'node:crypto'

const prefix = 'whsec_'

/** The secret of a webhook, derived from the server's key and the row's nonce. */
export const secretOf = (serverKey: Buffer, nonce: Buffer): string =>
  `${prefix}${createHmac('sha256', serverKey).update('webhook secret\n').update(nonce).digest('base64')}`

const signatureBy = (secret: string, signed: string): string => {
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

/** The headers that prove who sent the body, and when (https://www.standardwebhooks.com); one signature a secret. */
export const signedHeaders = (
  secrets: readonly string[],
  { id, seconds, body }: { id: string; seconds: number; body: string },
): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(seconds),
  'webhook-signature': secrets.map((secret) => signatureBy(secret, `${id}.${seconds}.${body}`)).join(' '),
})
