const json = Symbol('json')

/**
 * The answer of a GET as PostgreSQL wrote it, or as it was kept: it is sent as it is, since reading and writing large
 * JSON again costs more than all the rest. Its SQL names every field, and each test that asks compares the answer with
 * its shape.
 */
export type Written = { readonly [json]: string | Buffer; version?: number }

/** With the version that the answer's ETag says, where it is one row. */
export const written = (body: string | Buffer, version?: number): Written => ({
  [json]: body,
  ...(version !== undefined && { version }),
})

const isWritten = (answer: unknown): answer is Written =>
  typeof answer === 'object' && answer !== null && json in answer

export const writtenBody = (answer: unknown): string | Buffer | null =>
  isWritten(answer) ? answer[json] : null
