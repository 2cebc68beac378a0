import { languageBy, languages } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { session } from '../session/stored-session.ts'
import { inTab } from '../session/web-storage.ts'

const key = 'vereda.language'
let language: Language | null = null

/** One for as long as the page is open: React Aria keeps its texts from the first use. */
export function chosenLanguage(): Language {
  language ??= languageOfTab()
  return language
}

/** Whether somebody chose a language in this tab. */
export const isLanguageChosen = (): boolean => languages.some(({ code }) => code === inTab.read(key))

/** The choice is kept for the browser session (docs/specification.txt §1), before login too. */
export function chooseLanguage(chosen: Language): void {
  if (inTab.keep(key, chosen)) location.reload()
}

/** Whether this page is in another language than the person's profile, and nobody chose that. */
export const needsReloadFor = (person: { language: Language } | undefined): boolean =>
  person !== undefined && !isLanguageChosen() && person.language !== chosenLanguage()

/** A language that was just put into one's profile counts at once, also where another was chosen before. */
export function showLanguageOfProfile(): void {
  inTab.keep(key, null)
  location.reload()
}

/** What was chosen in this tab, the profile's, the first of the browser's that there is, or English; boot.js does the same. */
function languageOfTab(): Language {
  if (isLanguageChosen()) return languageBy(inTab.read(key)).code
  const profile = session()?.user.language
  if (profile) return languageBy(profile).code
  const codes = navigator.languages.map((each) => each.split('-')[0])
  return languageBy(codes.find((each) => languages.some(({ code }) => code === each)) ?? null).code
}
