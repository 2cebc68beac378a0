import { suggestionCalls } from 'contract/instrument/suggestions'
import type { Land } from '../land.ts'
import { rowsOf } from '../row.ts'

/** A suggestion of the land's country. */
const newSuggestion = async ({ db, country }: Land): Promise<number> => {
  const { id } = await db
    .insertInto('suggestions')
    .values({
      country_id: country,
      outcome: '4.1',
      stage: 1,
      category: 3,
      texts: '{"en":"Call each family."}',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const suggestionRows = rowsOf(suggestionCalls, {
  list: { may: '– A A A A A', asks: (at) => ({ query: { country: at.country } }) },
  create: {
    may: '– D D S A A',
    named: ['body.country'],
    asks: (at) => ({
      body: { country: at.country, outcome: '4.1', stage: 1, category: 3, text: 'Visit each family.' },
    }),
  },
  change: {
    may: '– D D S A A',
    asks: async (at) => ({ parameters: { id: await newSuggestion(at) }, body: { text: 'Visit them.' } }),
  },
  remove: { may: '– D D S A A', asks: async (at) => ({ parameters: { id: await newSuggestion(at) } }) },
})
