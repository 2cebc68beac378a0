import type { Actor } from 'contract/access/scope'
import { expect, test } from 'vitest'
import { askers, type List, lists } from './lists.ts'
import { givenRecorder, inLines } from './statements.ts'

const recorder = await givenRecorder()

const questionsOf = ({ as, plain = {}, filters }: List) => [
  ...as.map((name) => ({ name, query: plain })),
  ...filters.map((query) => ({ name: as[0] ?? '', query })),
]

const asker = (name: string): Actor => {
  const actor = askers[name]
  if (!actor) throw new Error(`Nobody is called ${name}`)
  return actor
}

test.each(Object.entries(lists))(
  'the statements of the list of %s equal those of its file',
  async (of, list) => {
    const { db, statements } = recorder
    const written: string[] = []
    for (const { name, query } of questionsOf(list)) {
      await list.ask(db, asker(name), query)
      const request = `-- ${name} ${new URLSearchParams(query)}`.trimEnd()
      written.push([request, ...statements().map((statement) => `${inLines(statement)};`)].join('\n'))
    }
    await expect(`${written.join('\n\n')}\n`).toMatchFileSnapshot(`sql/${of}.sql`)
  },
)

test('no value of a request is in a statement', async () => {
  const { db, statements } = recorder
  const text = { search: 'luna', country__name: 'Nowhere', region__name: 'Elsewhere' }
  for (const name of ['schools', 'evaluations']) await lists[name]?.ask(db, asker('school'), text)
  const ran = statements()
  expect(ran.length).toBeGreaterThanOrEqual(2)
  expect(ran.join()).not.toMatch(/luna|nowhere|elsewhere/i)
})
