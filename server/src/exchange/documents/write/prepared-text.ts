import { languageOfText } from 'contract/platform/language-of-text'
import type { Language } from 'contract/platform/shapes'
import type { DocumentCell, Text } from '../document.ts'
import type { PreparedText } from './prepared.ts'

/** Invisible, and forbidden in XML: controls, lone surrogates, marks that change the direction of text. */
const unseen = /[\p{Cc}\p{Cs}\uFFFE\uFFFF\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** Normalised, line breaks as `\n`, without invisible characters. */
export const cleaned = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').replace(unseen, '').normalize('NFC').trimEnd())
    .join('\n')
    .trim()

/** For a heading, a caption, the name of a fact. */
export const inOneLine = (text: string): string => cleaned(text).replace(/\s+/g, ' ')

/** Formats text and figures in one language. */
export const sayer = (language: Language) => {
  const figures = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const textOf = (text: Text): PreparedText => {
    // what people wrote says nothing of its language: its small words do
    const { text: shown, language: spoken } =
      typeof text === 'string' ? { text, language: languageOfText(text) } : text
    return { text: cleaned(shown), language: !spoken || spoken === language ? null : spoken }
  }
  return {
    words: textOf,
    /** A dash where unknown. */
    cell: (cell: DocumentCell): PreparedText => {
      if (cell === null) return { text: '–', language: null }
      return typeof cell === 'number' ? { text: figures.format(cell), language: null } : textOf(cell)
    },
  }
}
