import type { Fault, Found } from './fault.ts'
import { textsOf } from './texts.ts'
import { unwantedIn } from './unwanted.ts'

/** Words to avoid in a language and their replacement; * stands for any ending. */
export type Avoided = { words: string[]; rather: string }

type Pattern = { pattern: RegExp; rather: string }

/** Cached, since each list is used for every text of an edition. */
const compiled = new WeakMap<readonly Avoided[], Pattern[]>()

function patternsOf(avoided: readonly Avoided[]): Pattern[] {
  const known = compiled.get(avoided)
  if (known) return known
  const patterns = avoided.map(({ words, rather }) => ({ pattern: patternOf(words), rather }))
  compiled.set(avoided, patterns)
  return patterns
}

/** Finds words to avoid; English has patterns of its own. */
export function avoidance(language: string, avoided: readonly Avoided[]): (text: string) => Fault[] {
  if (language === 'en')
    return (text) => unwantedIn(text, false).map((word) => ({ code: 'avoid', text: word }))
  const patterns = patternsOf(avoided)
  return (text) =>
    patterns.flatMap(({ pattern, rather }) =>
      Array.from(text.matchAll(pattern), ([word]): Fault => ({ code: 'avoid', text: word, rather })),
    )
}

export function checkAvoided(value: unknown, avoid: (text: string) => Fault[]): Found[] {
  return textsOf(value).flatMap(({ path, text }) => avoid(text).map((fault) => ({ path, fault })))
}

/** Abbreviations in capitals are case-sensitive, other words are not. */
function patternOf(text: string[]): RegExp {
  const spelled = text.map((word) =>
    /^[\p{Lu}]+$/u.test(word) ? word : inAnyCase(word.replaceAll('*', '[\\p{L}\\p{M}]*')),
  )
  return new RegExp(`(?<![\\p{L}\\p{M}-])(?:${spelled.join('|')})(?![\\p{L}\\p{M}])`, 'gu')
}

/** The flag i would apply to the abbreviations too. */
function inAnyCase(pattern: string): string {
  return pattern.replaceAll(/\\p\{[LM]\}|\p{L}/gu, (letter) => {
    if (letter.startsWith('\\')) return letter
    const [small, large] = [letter.toLowerCase(), letter.toUpperCase()]
    return small === large ? letter : `[${small}${large}]`
  })
}
