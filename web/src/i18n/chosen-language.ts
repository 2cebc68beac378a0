import { inTab } from '../session/kept.ts'
import { type Language, languages } from './languages.ts'

const key = 'vereda.language'

/** The choice is kept for the browser session (docs/specification.txt §1), before login too. */
export function chosenLanguage(): Language {
  const kept = inTab.read(key)
  return languages.find(({ code }) => code === kept)?.code ?? 'en'
}

/** Whether somebody chose, or it is English because nobody did. */
export const isLanguageChosen = (): boolean => languages.some(({ code }) => code === inTab.read(key))

/** Changing the language loads the page anew, because React Aria keeps its words from the first use. */
export function chooseLanguage(language: Language): void {
  if (inTab.keep(key, language)) location.reload()
}
