import type { Call } from 'contract/access/call'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { answering } from '../../../src/platform/http/answering.ts'
import { declared } from '../../../src/platform/http/server/declared.ts'
import { requestLimits } from '../../../src/platform/http/throttle.ts'
import { givenDatabase } from '../../database/database.ts'

const guarded = () => {
  const app = fastify()
  declared(app)
  return app
}

test('a call without a declared audience stops the server at its start', async () => {
  const database = await givenDatabase()
  const shape = { query: z.object({}), body: z.object({}), answer: z.object({}), status: 200 as const }
  const routeOf = (access: Call['access']) => ({
    name: 'forgotten',
    noun: 'Forgotten',
    description: ['A call.'] as const,
    call: { method: 'GET' as const, path: '/api/forgotten/', access, ...shape },
    handler: async () => ({}),
    ownTransaction: false,
    isAvailable: null,
  })
  const limits = requestLimits({ perSecond: 0, anonymous: 0 })
  const admission = { limits, personOf: async () => null, recognise: () => null }
  expect(() => answering(guarded(), database, [routeOf('anyone')], admission)).not.toThrow()
  expect(() => answering(guarded(), database, [routeOf(undefined as never)], admission)).toThrow(
    'GET /api/forgotten/ declares no access',
  )
})

test('a route without a call stops it too, below /api and only there', () => {
  expect(() => guarded().get('/api/secret', async () => 'told')).toThrow('GET /api/secret declares no access')
  expect(() => guarded().get('/healthz', async () => 'alive')).not.toThrow()
})
