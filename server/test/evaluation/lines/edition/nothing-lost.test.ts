import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenVereda } from '../../../vereda.ts'
import { givenEditions } from './given-editions.ts'

const vereda = await givenVereda()
const place = await givenEditions(vereda)
const { db, instrument, teacher, colleague } = place
const codes = fc.subarray(instrument.indicators.map(({ code }) => code))

test('for any content of a line, everything is there after the move, once', async () => {
  await fc.assert(
    fc.asyncProperty(codes, codes, codes, async (answered, noted, commented) => {
      const line = await place.openLine()
      for (const code of answered) await place.answer(line.id, code, 'E')
      for (const code of noted) await place.note(line.id, code, `Note ${code}`, colleague)
      for (const code of commented) await place.comment(line.id, code, `Comment ${code}`, teacher)
      const before = (await place.read(line.evaluation)).line
      const preview = (await place.choices(line.id)).body.choices[0]?.counts
      await place.move(line.id)
      const after = (await place.read(line.evaluation)).line
      const former = await place.former(line.id)
      const byId = ({ id, text }: { id: number; text: string }) => `${id} ${text}`
      expect(after.notes.map(byId).sort()).toEqual(before.notes.map(byId).sort())
      expect(after.comments.map(byId).sort()).toEqual(before.comments.map(byId).sort())
      expect(after.results.length + former.answers.length).toBe(answered.length)
      expect(after.results.length).toBe(preview?.carried)
      const places = await db
        .selectFrom('indicators')
        .where('instrument_id', '=', place.next)
        .select('id')
        .execute()
      const known = new Set(places.map(({ id }) => id))
      const placed = [...after.notes, ...after.comments, ...after.results, ...former.answers]
      expect(placed.every(({ indicator }) => indicator !== null && known.has(indicator))).toBe(true)
    }),
    { numRuns: 12 },
  )
})
