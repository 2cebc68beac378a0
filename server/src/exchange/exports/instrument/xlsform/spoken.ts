import { type Language, languages } from 'contract/platform/shapes'
import { recordOf } from 'contract/platform/typed'
import type { FillTexts } from '../../../spreadsheets/fillable/texts/texts.ts'
import { fillTextsOf } from '../../../spreadsheets/fillable/texts/texts-of.ts'
import type { Texts } from './queries.ts'

/** One text in every language. */
export type Spoken = Record<Language, string>

/** Languages as forms name them: each in itself, with its code. */
export const formLanguages: Record<Language, string> = {
  en: 'English (en)',
  pt: 'Português (pt)',
  es: 'Español (es)',
  vi: 'Tiếng Việt (vi)',
  hi: 'हिन्दी (hi)',
  id: 'Bahasa Indonesia (id)',
}

export const inEach = (say: (language: Language) => string): Spoken => recordOf(languages, say)

/** Words that are the product's own. */
export const worded = (pick: (words: FillTexts) => string): Spoken =>
  inEach((language) => pick(fillTextsOf[language]))

/** A field of a row; English stands in for what is not translated. */
export const textIn = (texts: Texts, field: string, language: Language): string => {
  const said = texts[language]?.[field] ?? texts.en?.[field]
  return typeof said === 'string' ? said : ''
}

/** The same for a field that is a list. */
export const listIn = (texts: Texts, field: string, language: Language): string[] => {
  const said = texts[language]?.[field] ?? texts.en?.[field]
  return Array.isArray(said) ? said.map(String) : []
}

/** A text for each language as the columns of a form: `label::English (en)` and so on. */
export const spread = (column: string, spoken: Spoken | undefined): Record<string, string> =>
  Object.fromEntries(
    languages.map((language) => [`${column}::${formLanguages[language]}`, spoken?.[language] ?? '']),
  )
