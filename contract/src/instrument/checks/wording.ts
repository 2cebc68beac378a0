import type { Fault, Found } from './fault.ts'
import { fieldOf, isStatement, levels } from './lengths.ts'
import { readingGrade } from './reading-grade.ts'
import { countTexts, sentences } from './sentences.ts'
import { type Text, textsOf } from './texts.ts'
import { unwantedIn } from './unwanted.ts'

/** Words of a practice case, by its parts. */
const ofCase: Record<string, { fewest: number; most: number }> = {
  scene: { fewest: 60, most: 110 },
  why: { fewest: 40, most: 80 },
}

const counts = { fewest: 40, most: 75, inSentence: 20 }
/** The highest school grade that a statement may need. */
const hardest = 9

/** The quantity of the first stage; later stages say each or all. */
const beginning = /^some (?:adults|teachers|staff|learners|lessons|classes|plans)\b/i

/** Checks an English file: words, sentences, words to avoid, repeated sentences. */
export function checkWording(value: unknown): Found[] {
  const texts = textsOf(value)
  return [
    ...texts.flatMap((text) => checkText(text).map((fault) => ({ path: text.path, fault }))),
    ...checkRepeats(texts),
  ]
}

function checkText(text: Text): Fault[] {
  const field = fieldOf(text)
  const level = levels.includes(field)
  const unwanted = unwantedIn(text.text, level || isStatement(field) || field.startsWith('easy_s'))
  return [
    ...unwanted.map((word): Fault => ({ code: 'avoid', text: word })),
    ...(level ? checkLevel(text.text) : []),
    ...(isStatement(field) ? checkStatement(text.text, field) : []),
    ...checkCase(text.text, field),
  ]
}

function checkStatement(text: string, field: string): Fault[] {
  const grade = readingGrade(text)
  return [
    ...(grade > hardest ? [{ code: 'grade', count: grade, most: hardest } as const] : []),
    ...(field !== 'statements_s1' && beginning.test(text) ? [{ code: 'late_some' } as const] : []),
  ]
}

function checkCase(text: string, field: string): Fault[] {
  const bounds = ofCase[field]
  if (bounds === undefined) return []
  const count = countTexts(text)
  const grade = readingGrade(text)
  return [
    ...(count < bounds.fewest || count > bounds.most
      ? [{ code: 'level_words', count, ...bounds } as const]
      : []),
    ...(grade > hardest ? [{ code: 'grade', count: grade, most: hardest } as const] : []),
  ]
}

function checkLevel(text: string): Fault[] {
  const count = countTexts(text)
  const long = sentences(text).filter((sentence) => countTexts(sentence) > counts.inSentence)
  return [
    ...(count < counts.fewest || count > counts.most
      ? [{ code: 'level_words', count, fewest: counts.fewest, most: counts.most } as const]
      : []),
    ...long.map(
      (sentence): Fault => ({ code: 'sentence_words', count: countTexts(sentence), text: sentence }),
    ),
  ]
}

/** A higher level never repeats a sentence of a lower one, nor does another indicator. */
export function checkRepeats(texts: Text[]): Found[] {
  const first = new Map<string, string>()
  const found: Found[] = []
  for (const text of texts.filter((each) => repeatable(fieldOf(each)))) {
    for (const sentence of sentences(text.text)) {
      const plain = `${isStatement(fieldOf(text))} ${sentence
        .toLowerCase()
        .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ')
        .trim()}`
      const before = first.get(plain)
      if (before === undefined) first.set(plain, text.path.join(' > '))
      else found.push({ path: text.path, fault: { code: 'repeats', text: sentence, rather: before } })
    }
  }
  return found
}

const repeatable = (field: string): boolean => levels.includes(field) || isStatement(field)
