import { ratingRoundCalls } from 'contract/evaluation/rating-rounds'
import { notificationCalls } from 'contract/messages/notifications'
import { expect, test } from 'vitest'
import type { Someone } from '../../given/people.ts'
import { givenVereda } from '../../vereda.ts'
import { givenRaters } from './given-raters.ts'

const vereda = await givenVereda()
const place = await givenRaters(vereda)
const { teacher, colleague, coordinator, category } = place

test('nobody is asked to rate who has finished all letters of a line, or whose rounds were ended', async () => {
  const line = await place.openLine()
  const [first = 0, , third = 0] = place.instrument.categories
  const unreadOf = async (as: Someone) => {
    const query = { code: 'rating_asked' as const, is_read: 'false' as const }
    return (await vereda.ask(notificationCalls.list, as, { query })).body.count
  }
  const { body } = await place.open(line.id, coordinator, { categories: [first, category] })
  await place.open(line.id, teacher, { categories: [third], raters: [coordinator.id, colleague.id] })
  const idOf = (wanted: number) => body.rounds.find((round) => round.category === wanted)?.id ?? 0
  const end = (id: number) =>
    vereda.ask(ratingRoundCalls.end, coordinator, { parameters: { id }, body: { keep_own: false } })
  expect([await unreadOf(teacher), await unreadOf(colleague), await unreadOf(coordinator)]).toEqual([1, 2, 1])

  await place.rate(idOf(category), teacher, 0, 'C')
  await place.rate(idOf(category), teacher, 1, 'C')
  await place.finish(idOf(category), teacher)
  expect(await unreadOf(teacher), 'the first domain is to be answered still').toBe(1)
  await end(idOf(first))
  expect([await unreadOf(teacher), await unreadOf(colleague), await unreadOf(coordinator)]).toEqual([0, 2, 1])

  await place.rate(idOf(category), colleague, 0, 'C')
  await place.rate(idOf(category), colleague, 1, 'C')
  await place.finish(idOf(category), colleague)
  expect(await unreadOf(colleague), 'and the third').toBe(2)
  const { rounds } = await place.rounds(line.id, colleague)
  await end(rounds.find((round) => round.category === third)?.id ?? 0)
  expect([await unreadOf(colleague), await unreadOf(coordinator)]).toEqual([0, 0])
})
