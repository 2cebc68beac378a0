import { languageCodes } from 'contract/platform/languages'
import { expect, test } from 'vitest'
import { editionFolder } from './editions.ts'
import { loadInstrument } from './load.ts'

test('each indicator has a short name of its own of at most 32 characters, in each language', () => {
  for (const language of languageCodes) {
    const names = loadInstrument(language, editionFolder(1)).domains.flatMap(({ outcomes }) =>
      outcomes.flatMap(({ indicators }) => indicators.map(({ short }) => short ?? '')),
    )
    expect(new Set(names).size, language).toBe(66)
    expect(
      names.filter((name) => name === '' || [...name].length > 32),
      language,
    ).toEqual([])
  }
})
