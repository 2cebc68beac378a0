import type { z } from 'zod'
import type { Call, Parameters } from './call.ts'

export type Question<Wanted extends Call> = {
  parameters?: Parameters<Wanted['path']>
  query?: Partial<z.input<Wanted['query']>>
  body?: z.input<Wanted['body']>
}

/** `/api/school/{id}/` and `{ id: 3 }` become `/api/school/3/`; empty values of the query are left out. */
export const addressOf = (
  call: Call,
  question: { parameters?: Record<string, number>; query?: object },
): string => {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => String(question.parameters?.[name]))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(question.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}
