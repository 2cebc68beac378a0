import { languageBy, languages } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { inTab } from '../session/web-storage.ts'

const key = 'vereda.language'

/** The choice is kept for the browser session (docs/specification.txt §1), before login too. */
export function chosenLanguage(): Language {
  return languageBy(inTab.read(key)).code
}

/** Whether somebody chose, or it is English because nobody did. */
export const isLanguageChosen = (): boolean => languages.some(({ code }) => code === inTab.read(key))

/** Changing the language loads the page anew, because React Aria keeps its words from the first use. */
export function chooseLanguage(language: Language): void {
  if (inTab.keep(key, language)) location.reload()
}
