import { chosenLanguage } from '../i18n/chosen-language.ts'

declare global {
  /** What `boot.js` asked for while the application was on its way, by address, and as whom. */
  var veredaEarly: { access: string; language: string; answers: Map<string, Promise<Response>> } | undefined
}

/** The answer to a question that was asked early, for this person and language; each is given once. */
export const earlyAnswer = (address: string, access: string | null): Promise<Response> | undefined => {
  const early = globalThis.veredaEarly
  const answer = early?.answers.get(address)
  if (!early || !answer) return undefined
  early.answers.delete(address)
  return early.access === access && early.language === chosenLanguage() ? answer : undefined
}
