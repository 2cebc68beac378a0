import { expect, test } from 'vitest'
import type { OpenApi } from '../../src/platform/openapi/document.ts'
import { givenWorld } from '../calls/world.ts'
import { fuzz, operationsOf } from '../platform/fuzzing/fuzz.ts'

const request = process.env['RELIABILITY_ROUNDS']
/** 50 rounds are about 100,000 requests; a dozen of each are in server/test/platform/fuzzing/fuzzing.test.ts. */
const runs = Number(request) * 25
const seed = Date.now() % 2 ** 31

test.runIf(request !== undefined)(
  `no request out of ${runs} to each operation breaks the server (seed ${seed})`,
  {
    timeout: 3_600_000,
  },
  async () => {
    const world = await givenWorld()
    const document = (await world.app.inject({ url: '/api/openapi.json' })).json<OpenApi>()
    const broken: string[] = []
    let requests = 0
    for (const operation of operationsOf(document)) {
      requests += await fuzz(world, document, operation, { runs, seed }).catch((error: Error) => {
        broken.push(`${operation.join(' ')}: ${error.message.slice(0, 1000)}`)
        return 0
      })
    }
    console.info(`${requests} requests, ${broken.length} operations broken, seed ${seed}`)
    expect(broken).toEqual([])
  },
)
