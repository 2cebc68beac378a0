import { Secret, TOTP } from 'otpauth'

const seconds = 30
/** Codes before and after the one of now that count too: clocks of phones differ. */
const tolerance = 1
const secretBytes = 20

const totpOf = (secret: Buffer, label = '') =>
  new TOTP({
    issuer: 'Vereda',
    label,
    // what every app understands (RFC 6238)
    algorithm: 'SHA1',
    digits: 6,
    period: seconds,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  })

export const newSecret = (): Buffer => Buffer.from(new Secret({ size: secretBytes }).bytes)

/** As an app takes it: to type, and as the link in a QR picture. */
export const shownSecret = (secret: Buffer, username: string) => {
  const totp = totpOf(secret, username)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code)

/** The number of the 30 seconds that a code belongs to; null where it is none of now. */
export const stepOf = (secret: Buffer, code: string, now = Date.now()): number | null => {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: tolerance })
  return delta === null ? null : Math.floor(now / 1000 / seconds) + delta
}
