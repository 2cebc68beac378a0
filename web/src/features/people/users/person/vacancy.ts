import type { User } from 'contract/people/users'
import { chosenLanguage } from '../../../../i18n/chosen-language.ts'
import type { Translate } from '../../../../i18n/translation.tsx'

/** What stops when a representative loses the role or may not log in; undefined for anybody else. */
export const vacancyText = (
  t: Translate,
  { full_name: name, areas }: User,
  key: 'users.vacancy' | 'users.vacancyInactive' = 'users.vacancy',
): string | undefined => {
  const names = areas.filter(({ kind }) => kind === 'country').map(({ place }) => place.name)
  if (names.length === 0) return undefined
  return t(key, { name, countries: listed(names) })
}

export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(chosenLanguage()).format(names)
