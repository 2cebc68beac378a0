import { languageOfText } from 'contract/platform/language-of-text'
import type { Language } from 'contract/platform/shapes'

/** The `lang` attribute for a user's text; undefined for the page's language, or if unknown. */
export const langOf = (text: string): Language | undefined => {
  const language = languageOfText(text)
  return language === document.documentElement.lang ? undefined : language
}
