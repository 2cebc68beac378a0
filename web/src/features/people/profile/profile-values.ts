import { ProfileChange } from 'contract/people/accounts'
import type { User } from 'contract/people/users'
import type { Language } from 'contract/platform/shapes'

export type ProfileValues = {
  full_name: string
  phone: string
  country: number | null
  language: Language
  email: string
  username: string
}

export const valuesOf = (user: User): ProfileValues => ({
  full_name: user.full_name,
  phone: user.phone ?? '',
  country: user.country?.id ?? null,
  language: user.language,
  email: user.email ?? '',
  username: user.username,
})

/** The current password has its own field, needed only for a new user name or e-mail. */
export const ProfileForm = ProfileChange.omit({
  current_password: true,
  reminders: true,
  message_emails: true,
})

export const isProtected = (change: Partial<ProfileValues>): boolean =>
  change.email !== undefined || change.username !== undefined
