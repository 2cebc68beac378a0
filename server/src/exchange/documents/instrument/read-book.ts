import type { Actor } from 'contract/access/scope'
import type { Category, Instrument, Option } from 'contract/instrument/instruments'
import { found } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import { draftPreview } from '../../../instrument/instruments/drafts/preview-queries.ts'
import { optionList } from '../../../instrument/instruments/option-queries.ts'
import { instrumentById, instrumentText } from '../../../instrument/instruments/queries.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Text } from '../document.ts'

export type Book = {
  instrument: Pick<
    Instrument,
    'name' | 'description' | 'edition' | 'country' | 'categories' | 'outcomes' | 'indicators' | 'languages'
  >
  /** A draft; `edition` is then the one that it was opened from. */
  isDraft: boolean
  categories: Category[]
  options: Option[]
  /** Text of the instrument: in English, and marked so, where it has no translation. */
  inItsLanguage: (text: string) => Text
}

type About = { db: Db; actor: Actor; language: Language; id: number }
export type ReadBook = (about: About) => Promise<Book>

const bookOf = (parts: Omit<Book, 'inItsLanguage'>, language: Language): Book => {
  const isTranslated = parts.instrument.languages.includes(language)
  return { ...parts, inItsLanguage: (text) => (isTranslated ? text : { text, language: 'en' }) }
}

/** An instrument within scope, in one language. */
export const readBook: ReadBook = async ({ db, actor, language, id }) => {
  const instrument = found(await instrumentById(db, actor, language, id))
  const { categories } = found(await instrumentText(db, id, language))
  const options = await optionList(db, actor, language, id)
  return bookOf({ instrument, isDraft: false, categories, options }, language)
}

/** A draft within scope, in one language. */
export const readDraft: ReadBook = async ({ db, actor, language, id }) => {
  const { categories, options, ...draft } = found(await draftPreview(db, actor, language, id))
  const outcomes = categories.flatMap((category) => category.outcomes ?? [])
  const instrument = {
    ...draft,
    categories: categories.length,
    outcomes: outcomes.length,
    indicators: outcomes.flatMap(({ indicators }) => indicators).length,
  }
  return bookOf({ instrument, isDraft: true, categories, options }, language)
}
