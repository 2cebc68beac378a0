import { languageCodes } from 'contract/platform/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { message } from '../../../src/platform/messages.ts'
import { givenEasyDocuments } from './easy/given-documents.ts'

let given: Awaited<ReturnType<typeof givenEasyDocuments>>
beforeAll(async () => {
  given = await givenEasyDocuments()
})
afterAll(() => given.vereda.close())

test.each(languageCodes)(
  'in %s a report and statistics have a cover, a page of summary, contents, and room for signatures at their end',
  async (language) => {
    const { report, statistics } = await given.documentsOf(language, 'standard')
    for (const document of [report, statistics]) {
      expect(document?.cover?.name).not.toBe('')
      const kinds =
        document?.blocks.map((block) => (block.kind === 'heading' ? block.text : block.kind)) ?? []
      expect(kinds[0]).toBe(message(language, 'documents.summary.title'))
      expect(kinds.indexOf('contents')).toBe(kinds.indexOf('page') + 1)
      const from = kinds.indexOf(message(language, 'documents.signatures.title'))
      expect(kinds.slice(from + 1)).toEqual(['paragraph', 'facts'])
    }
  },
)
