import type { Call } from 'contract/access/call'
import type { FastifyReply } from 'fastify'
import type { RequestContext } from '../feature.ts'
import { isObject } from '../guards.ts'
import { isCached } from '../versions.ts'
import { cachedBody, packingOf } from './cached-bodies.ts'
import type { Write } from './writing.ts'
import { writtenBody } from './written.ts'

const isVersioned = (answer: unknown): answer is { version: number } =>
  typeof answer === 'object' && answer !== null && 'version' in answer && typeof answer.version === 'number'

/** An answer that the asker may keep: its tag says whether it is still the same. */
const sendCacheable = async (
  write: Write,
  answer: object,
  { request, reply }: RequestContext,
): Promise<FastifyReply> => {
  const accepted = packingOf(request.headers['accept-encoding'])
  const { bytes, tag, packing } = await cachedBody(write, answer, accepted)
  reply.header('ETag', tag).header('Cache-Control', 'private, no-cache')
  reply.header('Vary', 'Accept-Language, Accept-Encoding')
  if (isCached(request.headers['if-none-match'], tag)) return reply.code(304).send()
  if (packing !== null) reply.header('Content-Encoding', packing)
  return reply.send(bytes)
}

/** Writes the answer with its headers. */
export const send = (
  call: Call,
  write: Write,
  { status, answer, replayed }: { status: number; answer: unknown; replayed: boolean },
  context: RequestContext,
): FastifyReply | Promise<FastifyReply> => {
  const { reply } = context
  if (status === 204) return reply.code(204).header('Cache-Control', 'no-store').send()
  reply.code(status).header('Content-Type', 'application/json; charset=utf-8')
  if (replayed) reply.header('Idempotent-Replay', 'true')
  if (call.cacheable && isObject(answer)) return sendCacheable(write, answer, context)
  reply.header('Cache-Control', 'no-store')
  if (isVersioned(answer)) reply.header('ETag', `"v${answer.version}"`)
  return reply.send(writtenBody(answer) ?? write(answer))
}
