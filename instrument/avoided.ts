import { type Avoided, avoidance } from 'contract/instrument/checks/avoided'
import { saysOf } from './findings.ts'
import { readSheet, sourceRoot } from './sheet.ts'

/** The words that a language does not use, by `avoid.yaml`, or none yet. */
export function avoidedIn(language: string, root: string = sourceRoot): Avoided[] {
  const sheet = readSheet(root, 'avoid.yaml')
  if (!sheet.keys().includes(language)) return []
  return sheet
    .at(language)
    .items()
    .map((entry) => ({
      words: entry
        .at('words')
        .items()
        .map((word) => word.text()),
      rather: entry.at('instead').text(),
    }))
}

/** The same for whoever complains of them in English. */
export function wordsToAvoid(language: string): (text: string) => string[] {
  const avoid = avoidance(language, avoidedIn(language))
  return (text) => avoid(text).map(saysOf)
}
