import type { Actor } from 'contract/access/scope'
import type { Category, Instrument, Option } from 'contract/instrument/instruments'
import { found } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import { optionList } from '../../../instrument/instruments/option-queries.ts'
import { instrumentById, instrumentText } from '../../../instrument/instruments/queries.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Text } from '../document.ts'

export type Book = {
  instrument: Instrument
  categories: Category[]
  options: Option[]
  /** Words of the instrument: in English where it was not translated into the paper's language, and said to be so. */
  inItsLanguage: (text: string) => Text
}

/** An instrument that the person may read, with all its text in one language. */
export const readBook = async (db: Db, actor: Actor, language: Language, id: number): Promise<Book> => {
  const instrument = found(await instrumentById(db, actor, language, id))
  const { categories } = found(await instrumentText(db, id, language))
  const options = await optionList(db, actor, language, id)
  const isTranslated = instrument.languages.includes(language)
  return {
    instrument,
    categories,
    options,
    inItsLanguage: (text) => (isTranslated ? text : { text, language: 'en' }),
  }
}
