import { z } from 'zod'
import { limits } from '../platform/limits.ts'
import { because, singleLine, storable } from '../platform/shapes.ts'

const bytes = (value: string) => new TextEncoder().encode(value).length

/** Any characters, without rules of composition, in one Unicode normal form (decision 008). */
export const newPassword = z
  .string()
  .meta({ format: 'password', minLength: limits.passwordMinimum, maxLength: limits.password })
  .refine(storable, because('validation_error'))
  .refine((value) => value.length > 0, because('required'))
  .transform((value) => value.normalize('NFC'))
  .refine((value) => value === '' || [...value].length >= limits.passwordMinimum, because('min_length'))
  .refine(
    (value) => [...value].length <= limits.password && bytes(value) <= limits.passwordBytes,
    because('max_length'),
  )

export const repeatedPassword = {
  password: newPassword,
  password_confirmation: z.string().transform((value) => value.normalize('NFC')),
}
export const areSame = (body: { password: string; password_confirmation: string }): boolean =>
  body.password === body.password_confirmation
export const areNotSame = { ...because('passwords_do_not_match'), path: ['password_confirmation'] }

/** A password to compare: only its length is checked, before it is hashed. */
export const oldPassword = z
  .string()
  .meta({ format: 'password', minLength: 1 })
  .refine(storable, because('validation_error'))
  .refine((value) => value.length > 0, because('required'))
  .refine((value) => bytes(value) <= limits.passwordBytes, because('max_length'))
  .transform((value) => value.normalize('NFC'))

/** Characters that delimit addresses in an e-mail header are not allowed. */
const address = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/

const emailOr = (message?: string) =>
  z
    .string()
    .meta({ format: 'email', maxLength: limits.email })
    .refine(storable, because('validation_error'))
    .transform((value) => value.trim().normalize('NFC'))
    .refine((value) => value.length > 0, because('required'))
    .refine((value) => [...value].length <= limits.email, because('max_length'))
    .refine(
      // The pattern takes quadratic time, so a text that is too long is reported only as too long.
      (value) => value === '' || value.length > 2 * limits.email || address.test(value),
      because('invalid_email', message),
    )

export const email = emailOr()
/**
 * The specification words the same code differently for recovery, without revealing whether an account exists (§8).
 */
export const emailToFind = emailOr('User not found or invalid email address.')

/** Without `@`, so that it never equals another person's e-mail. */
export const username = singleLine(limits.username)
  .refine((value) => value === '' || [...value].length >= limits.usernameMinimum, because('min_length'))
  .refine((value) => !value.includes('@'), because('validation_error'))
