import { createHmac, randomBytes } from 'node:crypto'

const count = 10
/** Without i, l, o and u, which are read as others. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'
const group = 4

/** Sixteen letters, 80 bits, in groups of four: `7k2m-…`. */
const newCode = (): string =>
  [...randomBytes(group * group)]
    .map((byte) => letters[byte % letters.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')

export const newRecoveryCodes = (): string[] => Array.from({ length: count }, newCode)

/** However it was typed. */
const tidied = (code: string): string =>
  code.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1')

/** What is kept of a code: it is long and random, and bound to its person and to the server. */
export const recoveryCodeHash = (serverKey: Buffer, user: number, code: string): Buffer =>
  createHmac('sha256', serverKey)
    .update(`recovery code\n${user}\n${tidied(code)}`)
    .digest()
