import { languageBy, languageCodes } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { recordOf } from 'contract/platform/typed'
import { type FillableTexts, fillableTexts } from '../../../spreadsheets/texts.ts'
import type { Texts } from './queries.ts'

export type Spoken = Record<Language, string>

/** A language as forms write it: its own name with its code. */
export const formLanguage = (language: Language): string => `${languageBy(language).name} (${language})`

export const inEach = (textIn: (language: Language) => string): Spoken => recordOf(languageCodes, textIn)

/** Texts from the product's messages. */
export const worded = (pick: (texts: FillableTexts) => string): Spoken =>
  inEach((language) => pick(fillableTexts(language)))

/** A field of a row in every language, in English where it is not translated. */
export const textIn = (texts: Texts, field: string, language: Language): string => {
  const found = texts[language]?.[field] ?? texts.en?.[field]
  return typeof found === 'string' ? found : ''
}

/** The same for a field that is a list. */
export const listIn = (texts: Texts, field: string, language: Language): string[] => {
  const found = texts[language]?.[field] ?? texts.en?.[field]
  return Array.isArray(found) ? found.map(String) : []
}

/** A column for each language: `label::English (en)` and so on. */
export const spread = (column: string, spoken: Spoken | undefined): Record<string, string> =>
  Object.fromEntries(
    languageCodes.map((language) => [`${column}::${formLanguage(language)}`, spoken?.[language] ?? '']),
  )
