import type { ClientBase, QueryResult } from 'pg'
import type { Answer } from './engine.ts'
import { statementName } from './statement-name.ts'

/** Runs one statement; without parameters the text may hold several, and the last one's answer counts. */
export const runOn = async (
  client: ClientBase,
  text: string,
  parameters: readonly unknown[],
): Promise<Answer> => {
  const name = parameters.length === 0 ? undefined : statementName(text)
  const outcome: QueryResult | QueryResult[] = await client.query({
    text,
    ...(parameters.length > 0 && { values: [...parameters] }),
    ...(name !== undefined && { name }),
  })
  const last = Array.isArray(outcome) ? outcome.at(-1) : outcome
  return { command: last?.command ?? '', rows: last?.rows ?? [], affected: last?.rowCount ?? null }
}
