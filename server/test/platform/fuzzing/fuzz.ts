import fc from 'fast-check'
import type { OpenApi } from '../../../src/platform/openapi/document.ts'
import { columns, type World } from '../../calls/world.ts'
import { type Fuzzed, requestsTo } from './requests.ts'

/** Calls that would end the sessions the fuzzing asks with, or hash passwords all day. */
const apart = ['/api/account/logout/', '/api/account/login', '/api/account/register', '/api/file/']

export const operationsOf = (document: OpenApi) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => !(apart.includes(path) && method === 'post'))
      .map((method) => [method, path] as const),
  )

const idsOf = ({ here, there }: World): number[] => {
  const places = [here, there].flatMap(({ country, region, school, open, stored }) => [
    country,
    region,
    school,
    open.id,
    stored,
  ])
  return places.concat(
    here.open.evaluation,
    here.open.plan,
    here.category,
    here.indicator,
    here.option,
    1,
    2,
    3,
  )
}

/** Asks one operation so many times; fast-check makes a request that is answered 5xx as small as it can. */
export const fuzz = async (
  world: World,
  document: OpenApi,
  [method, path]: readonly [string, string],
  { runs, seed }: { runs: number; seed: number },
): Promise<number> => {
  await world.signInAll()
  let request = 0
  const people = await Promise.all(columns.map((column) => world.acting(column)))
  const property = fc.asyncProperty(
    requestsTo(method, path, document, idsOf(world)),
    fc.constantFrom(...people),
    async (message: Fuzzed, by) => {
      request += 1
      const answer = await world.app.inject({
        method: message.method as 'GET',
        url: message.url,
        headers: { ...message.headers, ...(by.token && { authorization: `Bearer ${by.token}` }) },
        ...(message.payload !== undefined && { payload: message.payload }),
      })
      if (answer.statusCode >= 500) throw new Error(`${answer.statusCode} ${answer.body}`)
    },
  )
  await fc.assert(property, { numRuns: runs, seed })
  return request
}
