import { TextRun } from 'docx'
import type { PreparedText } from '../prepared.ts'
import { languageOf } from './style.ts'

/** With line breaks; text in another language is marked. */
export const runsOf = ({ text, language }: PreparedText): TextRun[] =>
  text.split('\n').map(
    (line, at) =>
      new TextRun({
        text: line,
        ...(at > 0 && { break: 1 }),
        ...(language && { language: languageOf(language) }),
      }),
  )

/** Blank lines separate paragraphs of a note. */
export const partsOf = ({ text, language }: PreparedText): PreparedText[] =>
  text.split(/\n\s*\n/).map((part) => ({ text: part, language }))

export const plain = (text: string): PreparedText => ({ text, language: null })
