import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenEasyDocuments } from './easy/given-documents.ts'

let given: Awaited<ReturnType<typeof givenEasyDocuments>>
beforeAll(async () => {
  given = await givenEasyDocuments()
})
afterAll(() => given.vereda.close())

test('what is filled in by hand comes before all that helps to judge, each letter with its short words', async () => {
  const { instrument } = await given.documentsOf('en', 'standard')
  const blocks = instrument?.blocks ?? []
  const forms = blocks.flatMap((block, at) => {
    const isForm =
      block.kind === 'facts' && block.facts.some(({ name }) => name === 'Note, and what shows it')
    return isForm ? [at] : []
  })
  expect(forms).toHaveLength(66)
  const more = blocks.findIndex(
    (block) => block.kind === 'heading' && JSON.stringify(block.text).startsWith('"More on these indicators'),
  )
  expect(more).toBeGreaterThan(forms.at(-1) ?? 0)
  const first = JSON.stringify(blocks[forms[0] ?? 0])
  expect(first.replaceAll('\u00a0', ' ')).toContain('(  ) A First steps taken   (  ) B Change is in place')
})
