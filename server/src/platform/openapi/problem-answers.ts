import { messageFaultCodes } from 'contract/platform/catalogue/message-fault'
import { type ProblemCode, problems } from 'contract/platform/problems'
import { keysOf } from 'contract/platform/typed'
import type { Schema } from './schemas.ts'

const codes = keysOf(problems)
const integers = { type: 'array', items: { type: 'integer' } }
const counts = ['category', 'stage', 'photos', 'documents'] as const

/** The one shape of an error. */
export const problemSchema: Schema = {
  type: 'object',
  description: 'A refusal. `code` is the contract; `detail` says the same in English words.',
  properties: {
    detail: { type: 'string' },
    code: { type: 'string', enum: codes },
    errors: {
      type: 'object',
      description: 'With 400 only: what each field has wrong.',
      additionalProperties: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            message: { type: 'string' },
            code: { type: 'string', enum: codes },
            unfit: {
              type: 'object',
              description: 'With `words_unfit`: what does not fit.',
              properties: {
                code: { type: 'string', enum: [...messageFaultCodes] },
                found: { type: 'string' },
                wanted: { type: 'string' },
              },
              required: ['code', 'found', 'wanted'],
              additionalProperties: false,
            },
          },
          required: ['message', 'code'],
          additionalProperties: false,
        },
      },
    },
    missing: {
      type: 'array',
      description: 'With `minimum_files_not_met`: the cells that lack evidence.',
      items: {
        type: 'object',
        properties: Object.fromEntries(counts.map((name) => [name, { type: 'integer' }])),
        required: counts,
        additionalProperties: false,
      },
    },
    places: {
      type: 'array',
      items: { type: 'string' },
      description: 'With `edition_draft_has_faults`: up to ten places with something to mend.',
    },
    missing_indicators: { ...integers, description: 'With `results_missing`: indicators without a result.' },
    version: { type: 'integer', description: 'With `version_conflict`: the version there is now.' },
    moved_to: {
      type: 'integer',
      description: 'With `not_found` of an evaluation: the one where the line that was named is now.',
    },
    id: { type: 'integer', description: 'With `result_exists`: the result there is.' },
    reason: { type: 'string', description: 'With `unsupported_file_type`: why, such as `opens_by_itself`.' },
    ticket: {
      type: 'string',
      description: 'With `second_factor_needed`: what the second step is asked with.',
    },
    next: { type: 'string', enum: ['code', 'set_up'], description: 'With `second_factor_needed`: the step.' },
    request_id: { type: 'string', format: 'uuid' },
  },
  required: ['detail', 'code', 'request_id'],
  additionalProperties: false,
}

const headersOf: Record<number, Schema> = {
  401: {
    'WWW-Authenticate': {
      description: '`Bearer`, but where a sign-in is not done.',
      schema: { type: 'string' },
    },
  },
  429: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
  503: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
}

const answerOf = (status: number, named: ProblemCode[]): Schema => ({
  description: [...new Set(named.map((code) => problems[code][1]))].join(' / '),
  ...(headersOf[status] && { headers: headersOf[status] }),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Problem', properties: { code: { enum: named } } },
    },
  },
})

/** Each problem as an answer of its own, for the calls that have no other with its status. */
export const problemResponses: Schema = Object.fromEntries(
  codes.map((code) => [code, answerOf(problems[code][0], [code])]),
)

/** The refusals of a call by their status. */
export const problemAnswers = (refusals: ProblemCode[], statusOf: (code: ProblemCode) => number): Schema => {
  const byStatus = new Map<number, ProblemCode[]>()
  for (const code of refusals) {
    const status = statusOf(code)
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => [
      String(status),
      named.length === 1 ? { $ref: `#/components/responses/${named[0]}` } : answerOf(status, named),
    ]),
  )
}
