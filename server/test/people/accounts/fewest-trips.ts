import pg from 'pg'
import { vi } from 'vitest'

/**
 * How often the database is asked for something, the fewest of eight times. A connection of the pool that has to learn a
 * statement first makes a trip of its own, and what other servers of this process ask meanwhile is counted too.
 */
export const fewestTrips = async (work: (time: number) => Promise<void>): Promise<number> => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const trips: number[] = []
  for (let time = 0; time < 8; time += 1) {
    query.mockClear()
    await work(time)
    trips.push(query.mock.calls.length)
  }
  query.mockRestore()
  return Math.min(...trips)
}
