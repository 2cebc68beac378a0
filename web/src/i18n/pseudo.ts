import type { PseudoLanguage } from './chosen-pseudo.ts'

type Words = { [key: string]: string | Words }

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
const mark = /(\{\{[^}]+\}\}|<\/?\w+\/?>)/

/** Forty in a hundred more letters, as vowels said longer: a word stays a word and breaks where words break. */
export function lengthened(text: string): string {
  return text
    .split(mark)
    .map((part) => (mark.test(part) ? part : stretch(part)))
    .join('')
}

function stretch(text: string): string {
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

export function turned(text: string): string {
  return text
    .split(mark)
    .map((part) => (mark.test(part) || part === '' ? part : turn + part + endTurn))
    .join('')
}

export function pseudoTexts(words: object, language: PseudoLanguage): object {
  const say = language === 'long' ? lengthened : turned
  return Object.fromEntries(
    Object.entries(words as Words).map(([name, inner]) => [
      name,
      typeof inner === 'string' ? say(inner) : pseudoTexts(inner, language),
    ]),
  )
}
