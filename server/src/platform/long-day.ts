import { languageBy } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'

/** A day in full, in UTC. Vietnamese says "ngày … tháng … năm", which ICU leaves half unsaid. */
export const longDay = (language: Language, date: string | Date): string => {
  const day = new Date(date)
  if (language === 'vi')
    return `ngày ${day.getUTCDate()} tháng ${day.getUTCMonth() + 1} năm ${day.getUTCFullYear()}`
  return new Intl.DateTimeFormat(languageBy(language).locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    day,
  )
}
