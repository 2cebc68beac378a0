import type { QueryClient } from '@tanstack/react-query'
import type { Actor } from 'contract/access/scope'
import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import { ownerNow } from '../../../../drafts/owner.ts'
import { hasServiceWorker, storeApplication } from '../../../../offline/application-files.ts'
import { writeTaken } from '../../../../offline/database.ts'
import { storeNow } from '../../../../offline/store-answers.ts'
import { keyOfTaken, type TakenLine } from '../../../../offline/stored-answer.ts'
import { evaluationQuery } from '../../evaluations/queries.ts'
import { type Part, type Taking, whatToTake } from './what-to-take.ts'

/** Photos that are requested at the same time. */
const lanes = 4

type Progress = (done: number, of: number) => void

/** Requests everything; resolves to the number of photos that failed and throws for other failures. */
const askFor = async (all: readonly Taking[], client: QueryClient, onProgress: Progress): Promise<number> => {
  const waiting = [...all]
  let [done, missing] = [0, 0]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await next.take(client).catch((error: unknown) => {
        if (next?.part !== 'photos') throw error
        missing += 1
      })
      onProgress((done += 1), all.length)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return missing
}

const storeParts = async (all: readonly Taking[], client: QueryClient): Promise<TakenLine['parts']> => {
  const names: Partial<Record<Part, string[]>> = {}
  for (const part of new Set(all.map((each) => each.part))) {
    const queries = all.flatMap(({ part: of, queryKey }) => {
      const query = of === part && client.getQueryCache().find({ queryKey, exact: true })
      return query ? [query] : []
    })
    names[part] = await storeNow(queries)
  }
  return names
}

/** Stores a line and the application with all of its pages on the device, until it is removed. */
export const takeLine = async (
  client: QueryClient,
  actor: Actor,
  { id, line }: EvaluationDetail,
  name: string,
  onProgress: Progress,
): Promise<void> => {
  const owner = ownerNow()
  if (!owner) throw new Error('Nobody is signed in')
  const detail = await client.fetchQuery({ ...evaluationQuery(id, line.id), staleTime: 0 })
  const all = whatToTake(actor, detail)
  const missing = await askFor(all, client, onProgress)
  await Promise.all([navigator.storage?.persist?.(), hasServiceWorker() && storeApplication()])
  const key = keyOfTaken(owner.user, line.id)
  await writeTaken({
    key,
    name: owner.cipher.encrypt(key, name),
    user: owner.user,
    evaluation: id,
    line: line.id,
    at: Date.now(),
    parts: await storeParts(all, client),
    missing,
  })
}
