import type { z } from 'zod'
import type { Call, Parameters } from './call.ts'

export type Question<Asked extends Call> = {
  parameters?: Parameters<Asked['path']>
  query?: Partial<z.input<Asked['query']>>
  body?: z.input<Asked['body']>
}

/** `/api/school/{id}/` and `{ id: 3 }` make `/api/school/3/`; the query is appended without its empty values. */
export const addressOf = (
  asked: Call,
  question: { parameters?: Record<string, number>; query?: object },
): string => {
  const path = asked.path.replace(/\{(\w+)\}/g, (_, name: string) => String(question.parameters?.[name]))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(question.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}
