import { expect, test } from 'vitest'
import type { OpenApi } from '../../../src/platform/openapi/document.ts'
import { givenWorld } from '../../calls/world.ts'
import { fuzz, operationsOf } from './fuzz.ts'

const seed = 20_261_121
const runs = 12

const world = await givenWorld()
const document = (await world.app.inject({ url: '/api/openapi.json' })).json<OpenApi>()

test.each(operationsOf(document))(
  `%s %s does not break at any of ${runs} requests (seed ${seed})`,
  async (method, path) => {
    expect(await fuzz(world, document, [method, path], { runs, seed })).toBeGreaterThanOrEqual(runs)
  },
)
