/**
 * The languages of Vereda (docs/specification.txt §1): own name, locale for numbers, dates and React Aria's texts,
 * and direction. English is the fallback. New ones go at the end, because columns of the database with a text for
 * each language are in this order.
 */
export const languages = [
  { code: 'en', name: 'English', locale: 'en-US', direction: 'ltr' },
  { code: 'pt', name: 'Português', locale: 'pt-BR', direction: 'ltr' },
  { code: 'es', name: 'Español', locale: 'es-419', direction: 'ltr' },
  { code: 'vi', name: 'Tiếng Việt', locale: 'vi-VN', direction: 'ltr' },
  { code: 'hi', name: 'हिन्दी', locale: 'hi-IN', direction: 'ltr' },
  { code: 'id', name: 'Bahasa Indonesia', locale: 'id-ID', direction: 'ltr' },
] as const

export const languageCodes = languages.map(({ code }) => code)

/** English for an unknown code. */
export const languageBy = (code: string | null): (typeof languages)[number] =>
  languages.find((language) => language.code === code) ?? languages[0]
