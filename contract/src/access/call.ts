import { z } from 'zod'
import { type SuccessCode, successes } from '../platform/successes.ts'
import type { Verb } from './permissions.ts'

/** Who may make a call: anyone, every signed-in person, or people with this permission; every call has it. */
export type Access = 'anyone' | 'signed in' | Verb

/**
 * Whether a sign-in older than ten minutes must be repeated (rules §5.3): always, where the body has one of these
 * fields, or where the handler calls `assertRecent`, since it depends on the row.
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
  /** For a call that anyone may make: the permission that a signed-in person needs. */
  signedIn?: Verb
  stepUp?: StepUp
  query: Query
  body: Body
  answer: Answer
  /** 200; 201 where a row is created; 202 where work continues after the answer; 204 without a body. */
  status: 200 | 201 | 202 | 204
  /** The other status of success, where the handler decides between two. */
  also?: 201 | 204
  /** Multipart in, a part of a file in, or bytes out: the feature reads or writes the stream itself. */
  stream?: 'upload' | 'bytes' | 'download'
  /** The media type of an answer in bytes, where it is always the same. */
  media?: string
  /** Answers have an ETag and may be cached and revalidated. */
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

/** An omitted shape is the empty one, which TypeScript cannot see. */
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
/** Creates a row (201); an action by POST sets `status: 200`. */
export const post = call('POST', 201)
export const patch = call('PATCH', 200)
/** Replaces a row, so that repeating it changes nothing. */
export const put = call('PUT', 200)
export const remove = call('DELETE', 200)

/** The media type of a part of a file (tus 1.0). */
export const partOfFile = 'application/offset+octet-stream'

/** Whether the feature reads the body as a stream. */
export const readsStream = ({ stream }: Pick<Call, 'stream'>): boolean =>
  stream === 'upload' || stream === 'bytes'

/** The answer of an action: one of these codes, its text, and further fields. */
export const success = <More extends z.ZodRawShape>(codes: readonly SuccessCode[], more?: More) =>
  z.object({
    code: z.enum(codes),
    detail: z.string().describe(codes.map((code) => successes[code]).join(' / ')),
    ...(more as More),
  })
