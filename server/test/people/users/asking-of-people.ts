import { userCalls } from 'contract/people/users'
import { expect } from 'vitest'
import type { Someone } from '../../given/people.ts'
import type { Vereda } from '../../vereda.ts'
import { byNumber } from './given-people.ts'

/** The calls about people, asked as somebody. */
export const askingOfPeople = (vereda: Vereda) => {
  const listed = async (as: Someone, query: object = {}) => {
    const answer = await vereda.ask(userCalls.list, as, { query: { page_size: 100, ...query } as never })
    expect(answer.status).toBe(200)
    return answer.body as unknown as { count: number; next: string | null; results: { id: number }[] }
  }
  return {
    read: (as: Someone | null, id: number) => vereda.ask(userCalls.read, as, { parameters: { id } }),
    change: (as: Someone, id: number, body: object, headers: Record<string, string> = {}) =>
      vereda.ask(userCalls.change, as, { parameters: { id }, body, headers }),
    remove: (as: Someone, id: number, headers: Record<string, string> = {}) =>
      vereda.ask(userCalls.remove, as, { parameters: { id }, headers }),
    listed,
    idsOf: async (as: Someone, query: object = {}) =>
      (await listed(as, query)).results.map(({ id }) => id).sort(byNumber),
  }
}
