import type { Call } from 'contract/access/call'
import { z } from 'zod'
import type { Route } from '../http/feature.ts'
import { ageHeader } from '../http/lagging.ts'
import { problemAnswers } from './problem-answers.ts'
import { mayBeRepeated, refusalsOf, statusOf } from './refusals.ts'
import type { Schema, SchemaOf } from './schemas.ts'

const text = { type: 'string' }

const carriesVersion = ({ answer }: Call): boolean =>
  answer instanceof z.ZodObject && 'version' in answer.shape

const headersOf = (route: Route): Schema => ({
  ...((route.call.cacheable || carriesVersion(route.call)) && {
    ETag: {
      description: route.call.cacheable
        ? 'Names this very answer.'
        : 'The version of the row, such as `"v3"`.',
      schema: text,
    },
  }),
  ...(route.mayLag && {
    [ageHeader]: {
      description:
        'Where a replica of the database may answer: how many seconds old this is at most. What the asker saved before is in it.',
      schema: { type: 'integer' },
    },
  }),
  ...(mayBeRepeated(route) && {
    'Idempotent-Replay': { description: '`true` when this is the first answer again.', schema: text },
  }),
})

const bytes = ({ media = '*/*' }: Call): Schema => ({
  description: 'The bytes.',
  ...(media === '*/*' && {
    headers: Object.fromEntries(
      ['ETag', 'Accept-Ranges', 'Content-Disposition', 'Content-Length'].map((name) => [
        name,
        { schema: text },
      ]),
    ),
  }),
  content: { [media]: {} },
})

const success = (route: Route, schemaOf: SchemaOf): Schema => {
  const { call } = route
  const defaultTexts: Record<number, string> = {
    200: 'Done.',
    201: 'Made.',
    202: 'Begun.',
    204: 'Done; nothing to say.',
  }
  const headers = headersOf(route)
  const answer = {
    ...(Object.keys(headers).length > 0 && { headers }),
    content: { 'application/json': { schema: schemaOf(call.answer, 'output') } },
  }
  const answerOf = (status: number) => (status === 204 ? {} : answer)
  const statuses: number[] = call.also ? [call.status, call.also] : [call.status]
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      { description: defaultTexts[status] ?? 'Done.', ...answerOf(status) },
    ]),
  )
}

/** Everything a call may answer, by status. */
export const answersOf = (route: Route, schemaOf: SchemaOf): Schema => {
  const { call } = route
  const isDownload = call.stream === 'download'
  const hasRanges = route.description.includes('range_not_satisfiable')
  return {
    ...(isDownload ? { '200': bytes(call) } : success(route, schemaOf)),
    ...(hasRanges && { '206': { ...bytes(call), description: 'The range asked for.' } }),
    ...(call.cacheable && { '304': { description: 'The answer that was kept holds.' } }),
    ...problemAnswers(refusalsOf(route), (code) => statusOf(code, route)),
  }
}
