import { languageCodes } from 'contract/platform/languages'
import { expect, test } from 'vitest'
import { documentTextsOf } from '../../../src/exchange/documents/texts/texts-of.ts'

type Leaves = [path: string, words: string][]

const leavesOf = (value: unknown, path = ''): Leaves =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([name, inner]) => leavesOf(inner, `${path}.${name}`))

const gapsIn = (words: string) => [...words.matchAll(/\{\w+\}/g)].map(([gap]) => gap).sort()

/** Words that are spelled as in English. */
const sameAsInEnglish = ['Video']

const english = leavesOf(documentTextsOf.en)

test('papers say the same in all six languages, and nothing is left in English or empty', () => {
  for (const language of languageCodes.filter((each) => each !== 'en')) {
    const own = new Map(leavesOf(documentTextsOf[language]))
    expect([...own.keys()]).toEqual(english.map(([path]) => path))
    for (const [path, words] of english) {
      const translated = own.get(path) ?? ''
      expect([language, path, gapsIn(translated)]).toEqual([language, path, gapsIn(words)])
      expect(translated.trim()).not.toBe('')
      if (!sameAsInEnglish.includes(words)) expect([language, path, translated]).not.toContain(words)
    }
  }
})
