import { languageBy, languages } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { session } from '../session/stored-session.ts'
import { inTab } from '../session/web-storage.ts'

const key = 'vereda.language'
let language: Language | null = null

/** Constant while the page is open, since React Aria keeps its first texts. */
export function chosenLanguage(): Language {
  language ??= languageOfTab()
  return language
}

/** Whether a language was chosen in this tab. */
export const isLanguageChosen = (): boolean => languages.some(({ code }) => code === inTab.read(key))

/** Stored for the browser session (docs/specification.txt §1), also before login. */
export function chooseLanguage(chosen: Language): void {
  if (inTab.keep(key, chosen)) location.reload()
}

/** Whether the page's language differs from that of the profile, and was not chosen by the person. */
export const needsReloadFor = (person: { language: Language } | undefined): boolean =>
  person !== undefined && !isLanguageChosen() && person.language !== chosenLanguage()

/** A language that was just saved in the profile applies at once, even over an earlier choice. */
export function showLanguageOfProfile(): void {
  inTab.keep(key, null)
  location.reload()
}

/**
 * The choice of this tab, that of the profile, the browser's first available one, or English; boot.js does the same.
 */
function languageOfTab(): Language {
  if (isLanguageChosen()) return languageBy(inTab.read(key)).code
  const profile = session()?.user.language
  if (profile) return languageBy(profile).code
  const codes = navigator.languages.map((each) => each.split('-')[0])
  return languageBy(codes.find((each) => languages.some(({ code }) => code === each)) ?? null).code
}
