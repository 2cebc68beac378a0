import { regionCalls } from 'contract/places/regions'
import { afterEach, expect, test, vi } from 'vitest'
import { throttle } from '../../../src/platform/http/throttle.ts'
import { asAdministrator } from '../../given/people.ts'
import { givenVereda } from '../../vereda.ts'

afterEach(() => void vi.useRealTimers())

const hour = 3_600_000
const setClock = (by: number) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + by)
}

test('a clock set back an hour throttles nobody who was there before', () => {
  const ask = throttle(5)
  for (let request = 0; request < 5; request += 1) ask(1)
  setClock(-hour)
  expect(() => ask(1)).not.toThrow()
})

test.each([-hour, hour])('a request during a jump of the clock by %i ms is answered', async (step) => {
  const { ask, database, close } = await givenVereda()
  const administrator = await asAdministrator(database.db)
  const moving = database.db.transaction().execute(async (inside) => {
    await inside.selectFrom('users').select('id').execute()
    setClock(step)
    return inside.selectFrom('users').select('id').execute()
  })
  await expect(moving).resolves.toHaveLength(1)
  vi.useRealTimers()
  expect((await ask(regionCalls.list, administrator)).status).toBe(200)
  await close()
})
