import { languageCodes } from 'contract/platform/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepare } from '../../../src/exchange/documents/write/prepare.ts'
import type { PreparedText } from '../../../src/exchange/documents/write/prepared.ts'
import { givenEasyDocuments } from './easy/given-documents.ts'

let given: Awaited<ReturnType<typeof givenEasyDocuments>>
beforeAll(async () => {
  given = await givenEasyDocuments()
})
afterAll(() => given.vereda.close())

/** Every text of a paper that says its language. */
const markedIn = (value: unknown): PreparedText[] => {
  if (Array.isArray(value)) return value.flatMap(markedIn)
  if (value === null || typeof value !== 'object') return []
  if ('text' in value && 'language' in value && typeof value.text === 'string')
    return value.language === null ? [] : [value as PreparedText]
  return Object.values(value).flatMap(markedIn)
}

test.each(languageCodes)(
  'in %s what people wrote in English is marked as English, and no word of ours as another language',
  async (language) => {
    const { instrument: _, ...documents } = await given.documentsOf(language, 'standard')
    const marked = Object.values(documents).flatMap((document) => markedIn(prepare(document).prepared.blocks))
    expect(marked.filter((each) => each.language !== 'en')).toEqual([])
    const isOfPeople = ({ text }: PreparedText) =>
      /calendars of touch and voice|of the (river|forest)/.test(text)
    expect(marked.filter((each) => !isOfPeople(each))).toEqual([])
    expect(marked.some(isOfPeople)).toBe(language !== 'en')
  },
  240_000,
)
