import type { Fault, Found } from './fault.ts'
import { fieldOf, isStatement, levels } from './lengths.ts'
import { checkOrder } from './order.ts'
import { readingGrade } from './reading-grade.ts'
import { countTexts, sentences } from './sentences.ts'
import { type Text, textsOf } from './texts.ts'
import { unwantedIn } from './unwanted.ts'

const ofCase: Record<string, { fewest: number; most: number }> = {
  scene: { fewest: 60, most: 110 },
  why: { fewest: 40, most: 80 },
}

const counts = { fewest: 40, most: 75, inSentence: 20 }
/** The highest school grade that a stage of statements, one of them, or a case may need. */
const hardest = { stage: 6, statement: 6, case: 9 }
/** No easier word says it, and its five syllables alone take a short statement above the grade. */
const longWord = /\bdisabilit(?:y|ies)\b/i
const hardestWithLongWord = 8

/** Checks an English file: words, sentences, words to avoid, repeated sentences. */
export function checkWording(value: unknown): Found[] {
  const texts = textsOf(value)
  return [
    ...texts.flatMap((text) => checkText(text).map((fault) => ({ path: text.path, fault }))),
    ...checkStages(texts),
    ...checkRepeats(texts),
  ]
}

/** A stage is read as a whole; where one of its statements is too hard by itself, that is said alone. */
function checkStages(texts: Text[]): Found[] {
  const stages = new Map<string, Text[]>()
  for (const text of texts.filter((each) => isStatement(fieldOf(each)))) {
    const stage = text.path.slice(0, -1).join(' > ')
    stages.set(stage, [...(stages.get(stage) ?? []), text])
  }
  return [...stages.values()].flatMap((ofStage) => {
    const grade = readingGrade(ofStage.map(({ text }) => text).join(' '))
    const isReported = ofStage.some(({ text }) => checkGrade(text).length > 0)
    if (grade <= hardest.stage || isReported) return []
    const path = ofStage[0]?.path.slice(0, -1) ?? []
    return [{ path, fault: { code: 'grade', count: grade, most: hardest.stage } }]
  })
}

function checkGrade(text: string): Fault[] {
  const grade = readingGrade(text)
  const most = longWord.test(text) ? hardestWithLongWord : hardest.statement
  return grade > most ? [{ code: 'grade', count: grade, most }] : []
}

function checkText(text: Text): Fault[] {
  const field = fieldOf(text)
  const level = levels.includes(field)
  const unwanted = unwantedIn(text.text, level || isStatement(field) || field.startsWith('easy_s'))
  return [
    ...unwanted.map((word): Fault => ({ code: 'avoid', text: word })),
    ...(level ? checkLevel(text.text) : []),
    ...(isStatement(field) ? checkGrade(text.text) : []),
    ...(level || isStatement(field) ? checkOrder(text.text, Number(field.at(-1))) : []),
    ...checkCase(text.text, field),
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
    ...(grade > hardest.case ? [{ code: 'grade', count: grade, most: hardest.case } as const] : []),
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
