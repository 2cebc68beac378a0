/** The languages of the interface (docs/specification.txt §1), each by its own name. English is the fallback. */
export const languages = [
  { code: 'en', name: 'English', locale: 'en-US' },
  { code: 'es', name: 'Español', locale: 'es-419' },
  { code: 'pt', name: 'Português', locale: 'pt-BR' },
  { code: 'vi', name: 'Tiếng Việt', locale: 'vi-VN' },
  { code: 'hi', name: 'हिन्दी', locale: 'hi-IN' },
  { code: 'id', name: 'Bahasa Indonesia', locale: 'id-ID' },
] as const

export type Language = (typeof languages)[number]['code']

/** The locale that numbers, dates and React Aria's words follow. */
export function localeOf(language: Language): string {
  return languages.find(({ code }) => code === language)?.locale ?? 'en-US'
}
