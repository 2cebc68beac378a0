import { Secret, TOTP } from 'otpauth'

/** The code that an app shows at this moment. */
export const appCode = (base32: string): string =>
  new TOTP({ secret: Secret.fromBase32(base32), algorithm: 'SHA1', digits: 6, period: 30 }).generate()
