import { languageCodes } from 'contract/platform/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { message } from '../../../src/platform/messages.ts'
import { givenEasyDocuments } from './easy/given-documents.ts'

let given: Awaited<ReturnType<typeof givenEasyDocuments>>
beforeAll(async () => {
  given = await givenEasyDocuments()
})
afterAll(() => given.vereda.close())

const tablesIn = async (language: (typeof languageCodes)[number]) =>
  Object.values(await given.documentsOf(language, 'standard')).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' ? [block] : [])),
  )

test.each(languageCodes)('in %s no head of a table is a domain by its number alone', async (language) => {
  const numbered = [1, 7].map((number) => message(language, 'statistics.domainNumber', { number }))
  for (const { caption, head } of await tablesIn(language))
    expect([caption, head.filter((name) => numbered.includes(name))]).toEqual([caption, []])
})

test('results of domains and of places have five columns at most, so that their letters are those of the text', async () => {
  const named = [message('en', 'results.domains'), message('en', 'statistics.placesBy.region')]
  const found = (await tablesIn('en')).filter(({ caption }) => named.some((name) => caption.startsWith(name)))
  expect(found.length).toBeGreaterThan(2)
  for (const { caption, head } of found) expect([caption, head.length <= 5]).toEqual([caption, true])
})
