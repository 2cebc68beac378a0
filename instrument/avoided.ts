import type { Finding } from './shape.ts'
import { readSheet, sourceRoot } from './sheet.ts'
import { textsOf } from './texts.ts'
import { unwantedWords } from './unwanted.ts'

type Avoided = { pattern: RegExp; instead: string }

/** The words that a language does not use, by `avoid.yaml`, or none yet; English has patterns of its own. */
export function wordsToAvoid(language: string): (text: string) => string[] {
  if (language === 'en') return (text) => unwantedWords(text, false).map((word) => `says "${word}"`)
  const sheet = readSheet(sourceRoot, 'avoid.yaml')
  if (!sheet.keys().includes(language)) return () => []
  const avoided = sheet
    .at(language)
    .items()
    .map((entry): Avoided => {
      const text = entry
        .at('words')
        .items()
        .map((word) => word.text())
      return { pattern: patternOf(text), instead: entry.at('instead').text() }
    })
  return (text) =>
    avoided.flatMap(({ pattern, instead }) =>
      Array.from(text.matchAll(pattern), ([word]) => `says "${word}" (rather: ${instead})`),
    )
}

export function checkAvoided(value: unknown, language: string, file: string): Finding[] {
  const avoid = wordsToAvoid(language)
  return textsOf(value).flatMap(({ path, text }) =>
    avoid(text).map((says) => ({ file, key: path.join(' > '), says })),
  )
}

/** An abbreviation in capitals is meant as it is written; all other words in any case. */
function patternOf(text: string[]): RegExp {
  const spelled = text.map((word) =>
    /^[\p{Lu}]+$/u.test(word) ? word : inAnyCase(word.replaceAll('*', '[\\p{L}\\p{M}]*')),
  )
  return new RegExp(`(?<![\\p{L}\\p{M}-])(?:${spelled.join('|')})(?![\\p{L}\\p{M}])`, 'gu')
}

/** The flag i would take the abbreviations too. */
function inAnyCase(pattern: string): string {
  return pattern.replaceAll(/\\p\{[LM]\}|\p{L}/gu, (letter) => {
    if (letter.startsWith('\\')) return letter
    const [small, large] = [letter.toLowerCase(), letter.toUpperCase()]
    return small === large ? letter : `[${small}${large}]`
  })
}
