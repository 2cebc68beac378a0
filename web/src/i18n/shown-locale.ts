import i18next from 'i18next'
import { type Language, localeOf } from './languages.ts'

/** The locale of the language that the words are in. */
export function shownLocale(): string {
  return localeOf((i18next.language ?? 'en') as Language)
}
