import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { OptionCode } from 'contract/instrument/instruments'
import type { PracticeCase } from 'contract/instrument/practice-cases'
import { readSheet, type Sheet } from './sheet.ts'

const file = 'cases.yaml'

/** Editions without statements have no cases. */
export const hasCases = (root: string): boolean => existsSync(join(root, file))

/** The cases of an edition to practise judging on, in a language. Throws naming file and key. */
export function loadCases(language: string, root: string): PracticeCase[] {
  const text = readSheet(root, `${language}/${file}`)
  return loadCaseFacts(root).map((facts) => {
    const words = text.at(String(facts.number))
    return {
      ...facts,
      title: words.at('title').text(),
      scene: words.at('scene').text(),
      why: words.at('why').text(),
      evidence: words.at('evidence').text(),
    }
  })
}

/** What has no language. */
export type CaseFacts = Omit<PracticeCase, 'title' | 'scene' | 'why' | 'evidence'>

export function loadCaseFacts(root: string): CaseFacts[] {
  const sheet = readSheet(root, file)
  return sheet.keys().map((key) => {
    const facts = sheet.at(key)
    const has = (name: string) => facts.keys().includes(name)
    const numberOf = (name: string) => (has(name) ? facts.at(name).number() : null)
    return {
      number: Number(key),
      indicator: facts.at('indicator').text(),
      statements: has('true')
        ? facts
            .at('true')
            .items()
            .map((each) => each.number())
        : [],
      reached: numberOf('reached'),
      of: numberOf('of'),
      letter: letterOf(facts.at('letter')),
      also: has('also') ? facts.at('also').items().map(letterOf) : [],
      isHard: facts.flag('hard'),
    }
  })
}

/** Whether there is such an option the check asks: what builds the web can load no module of the contract. */
const letterOf = (place: Sheet): OptionCode => place.text() as OptionCode
