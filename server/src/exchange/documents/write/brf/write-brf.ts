import { languageCodes } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import type { Document } from '../../document.ts'
import { translate } from './engine.ts'
import { pagesOf, type SetUnit, setLines } from './pages.ts'
import { linearised, type Unit } from './units.ts'

type Braille = (language: Language, text: string) => string

/** Every run in braille: one process for each language that the paper has words of. */
const brailleOf = async (units: readonly Unit[]): Promise<Braille> => {
  const runs = units.flatMap((unit) => (unit.kind === 'text' ? unit.runs : []))
  const written = await Promise.all(
    languageCodes.map(async (language) => {
      const texts = [...new Set(runs.filter((run) => run.language === language).map(({ text }) => text))]
      const lines = await translate(language, texts)
      return [language, new Map(texts.map((text, at) => [text, lines[at] ?? '']))] as const
    }),
  )
  const known = new Map(written)
  return (language, text) => known.get(language)?.get(text) ?? ''
}

const setIn = (unit: Unit, braille: Braille): SetUnit => {
  if (unit.kind === 'page')
    return { lines: [], blankBefore: false, blankAfter: false, isHeading: false, isPage: true }
  const { setting, runs, ...rest } = unit
  const text = runs.map(({ language, text }) => braille(language, text)).join(' ')
  return { ...rest, lines: setLines(text, setting), isPage: false }
}

/**
 * A paper as braille embossers and readers take it: 40 cells in 25 lines, North American ASCII braille, a form feed
 * between pages. Translated by liblouis, uncontracted.
 */
export const writeBrf = async (document: Document): Promise<Buffer> => {
  const units = linearised(document)
  const braille = await brailleOf(units)
  const pages = pagesOf(units.map((unit) => setIn(unit, braille)))
  const text = pages.map((lines) => `${lines.join('\r\n')}\r\n`).join('\f')
  return Buffer.from(text, 'ascii')
}
