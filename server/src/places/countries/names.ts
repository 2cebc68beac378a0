import { languageCodes } from 'contract/platform/languages'
import { fold, type Language } from 'contract/platform/shapes'
import { recordOf } from 'contract/platform/typed'

/** Each name also without case and accents, in the order of `languages`. */
export const namesOf = (code: string): { names: Record<Language, string>; folded: string[] } => {
  const names = recordOf(languageCodes, (language) => {
    const name = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code)
    if (name === undefined) throw new Error(`No name is known for the country ${code} in ${language}`)
    return name
  })
  return { names, folded: languageCodes.map((language) => fold(names[language])) }
}
