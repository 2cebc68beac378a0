import type { PseudoLanguage } from './chosen-pseudo.ts'
import type { Message, Part, Texts } from './translation.tsx'

const accents: Record<string, string> = {
  a: 'á',
  e: 'ê',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  A: 'Å',
  E: 'É',
  O: 'Ø',
  U: 'Ü',
}

/** Makes texts 40 % longer by doubling vowels, so that words still break as words. */
export function lengthened(text: string): string {
  let owed = 0
  return [...text]
    .map((letter) => {
      owed += 0.4
      const accented = accents[letter] ?? letter
      if (owed < 1 || accents[letter] === undefined) return accented
      const more = Math.floor(owed)
      owed -= more
      return accented + accented.toLowerCase().repeat(more)
    })
    .join('')
}

const [turn, endTurn] = ['\u202e', '\u202c']

export const turned = (text: string): string => (text === '' ? '' : turn + text + endTurn)

type Change = (text: string) => string

const changedIn = (message: Message, change: Change): Message =>
  typeof message === 'string' ? change(message) : message.map((part) => partIn(part, change))

/** A value is its name, a tag its name and parts, a choice its name, kind and messages. */
function partIn(part: Part, change: Change): Part {
  if (typeof part === 'string') return change(part)
  if (typeof part === 'number') return part
  if (!Array.isArray(part))
    return Object.fromEntries(
      Object.entries(part).map(([form, message]) => [form, changedIn(message, change)]),
    )
  const [name = '', second, ...others] = part
  if (second === undefined) return part
  const parts = others.map((each) => partIn(each, change))
  return [name, partIn(second, change), ...parts]
}

export function pseudoTexts(texts: Texts, language: PseudoLanguage): Texts {
  const change = language === 'long' ? lengthened : turned
  return Object.fromEntries(
    Object.entries(texts).map(([name, inner]) => [
      name,
      typeof inner === 'string' || Array.isArray(inner)
        ? changedIn(inner, change)
        : pseudoTexts(inner, language),
    ]),
  )
}
