import { Problem } from 'contract/platform/problems'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { meaningOf } from '../database/failures/constraints.ts'
import { constraintOf } from '../database/failures/errors.ts'
import { causeOf } from '../database/failures/refusal.ts'

const retryAfter: Partial<Record<Problem['code'], number>> = { unavailable: 1, throttled: 1 }

/** Of who has no token yet. */
const ofSignIn: Problem['code'][] = ['invalid_credentials', 'second_factor_needed']

/** Errors of the HTTP library itself, by its codes. */
const libraryProblems: Record<string, Problem['code']> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'parse_error',
  FST_ERR_CTP_INVALID_JSON_BODY: 'parse_error',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'parse_error',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/** Every error as a problem: ours, a broken constraint's meaning, the library's, or 500 with nothing told. */
export const problemOf = (error: unknown, request: FastifyRequest): Problem => {
  if (error instanceof Problem) return error
  const constraint = constraintOf(error)
  const meaning = constraint && meaningOf(constraint, request.method === 'DELETE')
  if (meaning) return meaning
  const { code, statusCode, name }: Partial<FastifyError> = error instanceof Error ? error : {}
  const known = code && libraryProblems[code]
  if (known) return new Problem(known)
  if (name === 'SyntaxError' && statusCode === 400) return new Problem('parse_error')
  // of the library only the web's files forbid, and a file that nobody may read is none
  if (statusCode === 403) return new Problem('not_found')
  if (statusCode && statusCode >= 400 && statusCode < 500) return new Problem('validation_error')
  return new Problem('server_error')
}

/** What was foreseen is one short line, with its reason where it has one; what nobody foresaw brings its stack. */
const log = (error: unknown, { code, status }: Problem, request: FastifyRequest): void => {
  const call = `${request.method} ${request.routeOptions.url ?? '(no such address)'}`
  if (status < 500) return request.log.debug({ call, code, status }, 'request refused')
  if (code === 'server_error') return request.log.error({ err: error }, 'request failed')
  const hasReason = error instanceof Error && error.cause !== undefined
  if (hasReason) request.log.error({ call, code, reason: causeOf(error) }, 'request failed')
  else request.log.warn({ call, code }, 'request refused')
}

/** Writes the one shape of an error; 5xx tell nothing but the request's id. */
export const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const problem = problemOf(error, request)
  request.refusal = problem
  log(error, problem, request)
  const {
    reason: _,
    retry_after,
    text: __,
    status: ___,
    event: ____,
    isOfState: _____,
    file,
    ...extra
  } = problem.extra
  const wait = retry_after ?? retryAfter[problem.code]
  if (wait !== undefined) reply.header('Retry-After', wait)
  if (problem.status === 401 && !ofSignIn.includes(problem.code)) reply.header('WWW-Authenticate', 'Bearer')
  const { status } = problem
  const detail = status < 500 ? problem.detail : problem.message
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .header('Content-Type', 'application/json; charset=utf-8')
    .send(
      JSON.stringify({
        detail,
        code: problem.code,
        ...extra,
        ...(file && { reason: file }),
        request_id: request.id,
      }),
    )
}
