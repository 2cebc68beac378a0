import { fieldOf, isStatement, levels } from './lengths.ts'
import { countTexts, sentences } from './sentences.ts'
import type { Finding } from './shape.ts'
import { type Text, textsOf } from './texts.ts'
import { unwantedWords } from './unwanted.ts'

const words = { fewest: 40, most: 75, inSentence: 20, inStatement: 15 }

/** Checks every text of one English file: words, sentences, words to avoid, sentences said twice. */
export function checkWording(value: unknown, file: string): Finding[] {
  const texts = textsOf(value)
  return [...texts.flatMap((text) => checkText(text, file)), ...checkRepeats(texts, file)]
}

function checkText(text: Text, file: string): Finding[] {
  const field = fieldOf(text)
  const level = levels.includes(field)
  const says: string[] = unwantedWords(
    text.text,
    level || isStatement(field) || field.startsWith('easy_s'),
  ).map((word) => `says "${word}"`)
  if (level) says.push(...checkLevel(text.text))
  const count = countTexts(text.text)
  if (isStatement(field) && count > words.inStatement)
    says.push(`has ${count} words, at most ${words.inStatement}`)
  return says.map((said) => ({ file, key: text.path.join(' > '), says: said }))
}

function checkLevel(text: string): string[] {
  const count = countTexts(text)
  const long = sentences(text).filter((sentence) => countTexts(sentence) > words.inSentence)
  return [
    ...(count < words.fewest || count > words.most
      ? [`has ${count} words, ${words.fewest} to ${words.most} are asked`]
      : []),
    ...long.map((sentence) => `has a sentence of ${countTexts(sentence)} words: ${sentence}`),
  ]
}

/** A higher level builds on the lower one: it never says the same sentence again, nor does another indicator. */
function checkRepeats(texts: Text[], file: string): Finding[] {
  const first = new Map<string, string>()
  const findings: Finding[] = []
  for (const text of texts.filter((each) => levels.includes(fieldOf(each)))) {
    const key = text.path.join(' > ')
    for (const sentence of sentences(text.text)) {
      const plain = sentence
        .toLowerCase()
        .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
        .trim()
      const before = first.get(plain)
      if (before === undefined) first.set(plain, key)
      else findings.push({ file, key, says: `repeats a sentence of ${before}: ${sentence}` })
    }
  }
  return findings
}
