import { z } from 'zod'
import { type SuccessCode, successes } from '../platform/successes.ts'
import type { Verb } from './permissions.ts'

/** Who may ask a call: anyone; everybody who is signed in; or who may ever do the verb. No call is without it. */
export type Access = 'anyone' | 'signed in' | Verb

/**
 * Of a call for which a sign-in older than ten minutes is repeated first (rules §5.3): always; where the body has one of
 * these fields; or where the handler says so (`assertRecent`), since it depends on what is there.
 */
export type StepUp = true | readonly string[] | 'where the handler says'

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never

/** The ids in a path: `/api/school/{id}/` has `{ id: number }`. */
export type Parameters<Path extends string> = { [Name in ParameterNames<Path>]: number }

export type Call<
  Path extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: Path
  access: Access
  /** Of a call that anyone may ask: the verb that who is signed in must ever be able to do. */
  signedIn?: Verb
  stepUp?: StepUp
  query: Query
  body: Body
  answer: Answer
  /**
   * Status of success: 200, 201 where a row is made, 202 where work begins that goes on after the answer, 204 where
   * there is nothing to say.
   */
  status: 200 | 201 | 202 | 204
  /** The other status of success, where the handler says which of the two it is. */
  also?: 201 | 204
  /** Multipart in, a part of a file in, or bytes out: the feature reads or writes the stream itself. */
  stream?: 'upload' | 'bytes' | 'download'
  /** Of bytes out: their media type, where it is always the same. */
  media?: string
  /** Answers carry an ETag and may be kept and asked for again. */
  cacheable?: true
}

type Shape<Query, Body, Answer> = {
  access: Access
  signedIn?: Verb
  stepUp?: StepUp
  query?: Query
  body?: Body
  answer: Answer
  status?: 200 | 201 | 202 | 204
  also?: 201 | 204
  stream?: 'upload' | 'bytes' | 'download'
  media?: string
  cacheable?: true
}

const nothing = z.object({})
type Nothing = typeof nothing

/** A shape that is left out is that of nothing, as its type says. */
const orNothing = <Of extends z.ZodType>(shape: Of | undefined) => (shape ?? nothing) as Of

const call =
  (method: Call['method'], status: 200 | 201) =>
  <
    const Path extends string,
    Answer extends z.ZodType,
    Query extends z.ZodType = Nothing,
    Body extends z.ZodType = Nothing,
  >(
    path: Path,
    shape: Shape<Query, Body, Answer>,
  ): Call<Path, Query, Body, Answer> => ({
    status,
    ...shape,
    method,
    path,
    query: orNothing(shape.query),
    body: orNothing(shape.body),
  })

export const get = call('GET', 200)
/** Makes a row: 201. A deed by POST says `status: 200`. */
export const post = call('POST', 201)
export const patch = call('PATCH', 200)
/** Puts one thing in its place, whatever was there: asked twice, it does the same once. */
export const put = call('PUT', 200)
export const remove = call('DELETE', 200)

/** The media type of a part of a file (tus 1.0). */
export const partOfFile = 'application/offset+octet-stream'

/** Whether the feature reads the body itself, while it arrives. */
export const readsStream = ({ stream }: Pick<Call, 'stream'>): boolean =>
  stream === 'upload' || stream === 'bytes'

/** The answer of a deed: one of these codes, its words, and what the deed adds. */
export const success = <More extends z.ZodRawShape>(codes: readonly SuccessCode[], more?: More) =>
  z.object({
    code: z.enum(codes),
    detail: z.string().describe(codes.map((code) => successes[code]).join(' / ')),
    ...(more as More),
  })
