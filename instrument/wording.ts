import { countWords, sentences } from './sentences.ts'
import type { Finding } from './shape.ts'
import { unwantedWords } from './unwanted.ts'

/** Characters at most, by the last key of a text. */
const longest: Record<string, number> = {
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
  change: 200,
  transformation: 200,
  innovation: 200,
}
const levels = ['s1', 's2', 's3']
const words = { fewest: 40, most: 75, inSentence: 20 }

type Text = { path: string[]; text: string }

/** Checks every text of one English file: length, words, sentences, words to avoid, sentences said twice. */
export function checkWording(value: unknown, file: string): Finding[] {
  const texts = textsOf(value)
  return [...texts.flatMap((text) => checkText(text, file)), ...checkRepeats(texts, file)]
}

function textsOf(value: unknown, path: string[] = []): Text[] {
  if (typeof value === 'string') return [{ path, text: value.trim() }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, [...path, key]))
}

/** The last key that is no place in a list. */
function fieldOf({ path }: Text): string {
  return path.findLast((key) => key in longest || levels.includes(key)) ?? ''
}

function checkText(text: Text, file: string): Finding[] {
  const field = fieldOf(text)
  const level = levels.includes(field)
  const most = longest[field]
  const says: string[] = unwantedWords(text.text, level).map((word) => `says "${word}"`)
  if (most !== undefined && text.text.length > most)
    says.push(`has ${text.text.length} characters, at most ${most}`)
  if (field === 'label' && !/\p{Letter}{2}/u.test(text.text)) says.push('is a letter alone')
  if (level) says.push(...checkLevel(text.text))
  return says.map((said) => ({ file, key: text.path.join(' > '), says: said }))
}

function checkLevel(text: string): string[] {
  const count = countWords(text)
  const long = sentences(text).filter((sentence) => countWords(sentence) > words.inSentence)
  return [
    ...(count < words.fewest || count > words.most
      ? [`has ${count} words, ${words.fewest} to ${words.most} are asked`]
      : []),
    ...long.map((sentence) => `has a sentence of ${countWords(sentence)} words: ${sentence}`),
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
