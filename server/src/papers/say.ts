import type { LineBrief } from 'contract/lines'
import { shownScore } from 'contract/scores'
import type { Language } from 'contract/shapes'
import { wordsOf } from '../sheets/words/words-of.ts'
import { localeOf } from './locales.ts'

/** The words with what stands in braces filled in; a value is never read as words again. */
export const fill = (words: string, values: Record<string, string | number>): string =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** A score with its one decimal, half up, as the language writes numbers. */
export const sayScore = (language: Language, value: number): string =>
  new Intl.NumberFormat(localeOf[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    shownScore(value),
  )

/** 20-11-2026, as in the interface: of a day, or of a time in UTC. */
export const sayDay = (time: string): string => time.slice(0, 10).split('-').reverse().join('-')

export const sayLine = (
  language: Language,
  { evaluation_type, year }: Pick<LineBrief, 'evaluation_type' | 'year'>,
): string => `${wordsOf[language].evaluation_type[evaluation_type]} ${year}`
