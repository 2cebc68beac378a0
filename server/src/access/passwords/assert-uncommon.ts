import { fieldProblem } from 'contract/platform/problems'
import { isBreached } from './breached.ts'
import { isKnownToAll } from './demonstration.ts'

const product = 'vereda'

let common: Promise<Set<string>> | undefined

/** Read when the first password is chosen, and then kept: it is half a megabyte. */
const commonPasswords = (): Promise<Set<string>> => {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return common
}

/** `Vereda2026!` is `vereda` with an ending. */
const core = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** Refuses a password that many people use, that was leaked somewhere, or that is the person's own name, or the product's. */
export const assertUncommon = async (
  password: string,
  owner: { username: string; email: string | null },
): Promise<void> => {
  const typed = password.normalize('NFC').toLowerCase()
  const names = [owner.username, owner.email?.split('@')[0] ?? '', product].map((name) => name.toLowerCase())
  const isName = names.some(
    (name) => name !== '' && (typed === name || (core(typed) === core(name) && core(name) !== '')),
  )
  const isKnown =
    isName || isKnownToAll(password) || (await commonPasswords()).has(typed) || (await isBreached(typed))
  if (isKnown) throw fieldProblem('password', 'password_too_common')
}
