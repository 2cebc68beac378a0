import { chosenLanguage } from '../i18n/chosen-language.ts'

declare global {
  /** Requests that `boot.js` started while the application was loading, by address, with token and language. */
  var veredaEarly: { access: string; language: string; answers: Map<string, Promise<Response>> } | undefined
}

/** The answer to an early request for this person and language, which can be taken once. */
export const earlyAnswer = (address: string, access: string | null): Promise<Response> | undefined => {
  const early = globalThis.veredaEarly
  const answer = early?.answers.get(address)
  if (!early || !answer) return undefined
  early.answers.delete(address)
  return early.access === access && early.language === chosenLanguage() ? answer : undefined
}
