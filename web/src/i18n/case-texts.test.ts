import { casesOfDomain, domainOfCase } from 'contract/instrument/practice-cases'
import { languageCodes } from 'contract/platform/languages'
import { expect, test } from 'vitest'
import { readCaseTexts } from './case-texts.ts'

test.each(languageCodes)('in %s there are three cases of each domain', async (language) => {
  const { edition, cases } = await readCaseTexts(language)
  const domains = cases.map(({ number }) => domainOfCase(number))
  expect(edition).toBe(2)
  expect(domains).toEqual([1, 2, 3, 4, 5, 6, 7].flatMap((domain) => Array(casesOfDomain).fill(domain)))
})

test('a case is about the same in each language, in words of that language', async () => {
  const [english, ...others] = await Promise.all(languageCodes.map((language) => readCaseTexts(language)))
  for (const { cases } of others) {
    expect(cases.map(({ letter, indicator }) => [indicator, letter])).toEqual(
      english?.cases.map(({ letter, indicator }) => [indicator, letter]),
    )
    expect(cases.filter(({ scene }, at) => scene === english?.cases[at]?.scene)).toEqual([])
  }
})
