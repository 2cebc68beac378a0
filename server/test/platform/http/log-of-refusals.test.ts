import { Problem } from 'contract/platform/problems'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { thrownFor } from '../../../src/platform/database/failures/errors.ts'
import { refuse } from '../../../src/platform/http/refusing.ts'

type Line = { level: number; msg: string; call?: string; code?: string; reason?: string; err?: object }

/** What the log says of one request that fails so. */
const logOf = async (error: unknown): Promise<{ status: number; lines: Line[] }> => {
  const lines: Line[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const app = fastify({ logger: { level: 'info', stream }, disableRequestLogging: true })
  app.setErrorHandler((failure, request, reply) => refuse(failure, request, reply))
  app.post('/api/thing/:id/', async () => {
    throw error
  })
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/thing/7/?search=Rosa' })
  await app.close()
  return { status: statusCode, lines }
}
const [warning, failure] = [40, 50]

test('an expected refusal is one short line in the log without a stack', async () => {
  const { status, lines } = await logOf(new Problem('unavailable', { retry_after: 30 }))
  expect(status).toBe(503)
  expect(lines).toEqual([
    expect.objectContaining({ level: warning, call: 'POST /api/thing/:id/', code: 'unavailable' }),
  ])
  expect(JSON.stringify(lines)).not.toMatch(/stack|Rosa/)
})

test('a failed connection or write is logged with its cause, without a stack', async () => {
  const away = thrownFor(Object.assign(new Error('connect to 10.0.0.1'), { code: 'ECONNREFUSED' }))
  const { status, lines } = await logOf(away)
  expect(status).toBe(503)
  expect(lines).toEqual([
    expect.objectContaining({ level: failure, code: 'unavailable', reason: 'connect to 10.0.0.1' }),
  ])
  expect(JSON.stringify(lines)).not.toContain('stack')
})

test('an unexpected error is logged with its stack; mistakes of people are not logged', async () => {
  const mistake = await logOf(new TypeError('nothing has no name'))
  expect(mistake.status).toBe(500)
  expect(mistake.lines).toMatchObject([
    { level: failure, err: { type: 'TypeError', stack: expect.anything() } },
  ])
  expect(await logOf(new Problem('not_found'))).toEqual({ status: 404, lines: [] })
})
