import { email, newPassword, username } from 'contract/access/credentials'
import { refusal } from '../../../platform/database/failures/refusal.ts'
import type { Options } from './order.ts'

export const passwordFrom = ({ password }: Options): string => {
  const read = newPassword.safeParse(password)
  if (!read.success) throw refusal('A password has 8 to 128 characters')
  return read.data
}

export const newcomerFrom = (options: Options) => {
  const name = username.safeParse(options.username)
  if (!name.success) throw refusal('A user name has 5 characters or more, and no @')
  const address = email.safeParse(options.email)
  if (!address.success) throw refusal(`${options.email} is not an e-mail address`)
  const full_name = options['full-name'] ?? name.data
  return { username: name.data, email: address.data, full_name, password: passwordFrom(options) }
}

export const wholeNumber = (text: string | undefined): number => {
  if (!/^[1-9]\d{0,8}$/.test(text ?? '')) throw refusal(`${text} is not the number of a file`)
  return Number(text)
}
