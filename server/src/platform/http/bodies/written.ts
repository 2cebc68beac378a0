const json = Symbol('json')

/**
 * The answer of a GET as PostgreSQL wrote it: it is sent as it is, since reading and writing large JSON again costs
 * more than all the rest. Its SQL names every field, and each test that asks compares the answer with its shape.
 */
export type Written = { readonly [json]: string; version?: number }

/** With the version that the answer's ETag says, where it is one row. */
export const written = (text: string, version?: number): Written => ({
  [json]: text,
  ...(version !== undefined && { version }),
})

export const textOfAnswer = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && json in answer && typeof answer[json] === 'string'
    ? answer[json]
    : null
