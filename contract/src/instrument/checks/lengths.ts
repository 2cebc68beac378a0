import type { Fault, Found } from './fault.ts'
import { countTexts } from './sentences.ts'
import { type Text, textsOf } from './texts.ts'

/** Most characters in every language, by the last key of a text. */
export const longest: Record<string, number> = {
  name: 140,
  title: 40,
  label: 40,
  help: 300,
  description: 300,
  examples: 300,
  na_reason: 300,
  look_for: 160,
  photos: 160,
  document: 160,
  question: 200,
  ask_family: 200,
  ask_learner: 200,
  short: 32,
  easy: 90,
  easy_s1: 110,
  easy_s2: 110,
  easy_s3: 110,
  change: 200,
  transformation: 200,
  innovation: 200,
  s1: 525,
  s2: 525,
  s3: 525,
  reached: 155,
  of: 155,
  plan: 200,
  scene: 800,
  why: 650,
  evidence: 200,
  statements_s1: 135,
  statements_s2: 135,
  statements_s3: 135,
}
/** The source is shorter, because translations are longer. */
const longestInEnglish: Record<string, number> = { reached: 110, of: 110, statements: 95 }
export const levels = ['s1', 's2', 's3']
/** Most words of a statement; Vietnamese writes each syllable by itself, about three for two words. */
const mostInStatement = (language: string): number => (language === 'vi' ? 22 : 15)
/** A shorter level or scene says too little, in any of the languages. */
const shortest: Record<string, number> = { s1: 160, s2: 160, s3: 160, scene: 220, why: 150 }

/**
 * The last key that is no index; `easy` for an easy question, whose key is a code, and `statements_` with the stage
 * for a statement.
 */
export function fieldOf({ path }: Text): string {
  if (path.length === 1 && /^\d+\.\d+\.\d+$/.test(path[0] ?? '')) return 'easy'
  if (path.includes('statements')) return `statements_${path.at(-2)}`
  return path.findLast((key) => key in longest) ?? ''
}

export function isStatement(field: string): boolean {
  return field.startsWith('statements_')
}

/** Most characters of a field in this language. */
export function mostOf(field: string, language: string): number | undefined {
  const inEnglish = longestInEnglish[isStatement(field) ? 'statements' : field]
  return language === 'en' && inEnglish !== undefined ? inEnglish : longest[field]
}

/** In code points, so that a Hindi vowel sign counts as one. */
export function checkLengths(value: unknown, language: string): Found[] {
  return textsOf(value).flatMap((text) => {
    const field = fieldOf(text)
    const count = [...text.text].length
    const most = mostOf(field, language)
    const faults: Fault[] = []
    if (most !== undefined && count > most) faults.push({ code: 'too_long', count, most })
    const wordCount = isStatement(field) ? countTexts(text.text) : 0
    if (wordCount > mostInStatement(language))
      faults.push({ code: 'statement_words', count: wordCount, most: mostInStatement(language) })
    const fewest = shortest[field]
    if (fewest !== undefined && count < fewest) faults.push({ code: 'too_short', count, fewest })
    if (field === 'label' && !/\p{Letter}[\p{Letter}\p{Mark}]/u.test(text.text))
      faults.push({ code: 'letter_alone' })
    return faults.map((fault) => ({ path: text.path, fault }))
  })
}
