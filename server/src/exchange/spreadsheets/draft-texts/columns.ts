import { languageCodes } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'

/** The heading is the language's own name. */
export type TextColumn = `text_${Language}`

export const columnOf = (language: Language): TextColumn => `text_${language}`
export const textColumns: readonly TextColumn[] = languageCodes.map(columnOf)

export const isTextColumn = (name: string): name is TextColumn => textColumns.some((each) => each === name)
export const languageOfColumn = (column: TextColumn): Language =>
  languageCodes.find((code) => columnOf(code) === column) ?? 'en'
