import { deepStrictEqual } from 'node:assert'
import type pg from 'pg'
import type { Case, Request } from './asking/case.ts'
import { request as send } from './asking/http.ts'
import type { Running } from './servers.ts'

/** Requests of a case whose answers are compared. */
const samples = 12

/** The answer of a save without varying fields; the row is deleted again. */
const saved = async (client: pg.Client, port: number, request: Request): Promise<object> => {
  const { id, updated_at: _, ...rest } = (await send(port, request)) as { id: number; updated_at: string }
  await client.query(
    'with gone as (delete from results where id = $1 returning line_id) update line_summaries set answered = answered - 1 from gone where gone.line_id = line_summaries.line_id',
    [id],
  )
  return rest
}

/** Throws where server and bare server answer differently; the minimal one runs the same statements. */
export const assertAnswerAlike = async (
  client: pg.Client,
  cases: Case[],
  server: Running,
  bare: Running,
): Promise<void> => {
  for (const { requests, writes } of cases.filter(({ saysMore, onlyTruly }) => !saysMore && !onlyTruly)) {
    const step = Math.max(1, Math.floor(requests.length / samples))
    for (const request of requests.filter((_, at) => at % step === 0).slice(0, samples)) {
      const answers = writes
        ? [await saved(client, server.port, request), await saved(client, bare.port, request)]
        : [await send(server.port, request), await send(bare.port, request)]
      deepStrictEqual(answers[0], answers[1], `${request.method} ${request.path} is answered differently`)
    }
  }
}
