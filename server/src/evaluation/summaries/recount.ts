import type { Db } from '../../platform/database/db.ts'
import { transact } from '../../platform/database/sessions/transact.ts'
import {
  addMissing,
  compareAnew,
  countAnew,
  emptyOpenOnes,
  linesCounted,
  lockSummaries,
} from './counting-queries.ts'
import { factsAfter, writeFigures } from './queries.ts'

/** Lines whose answers are read at once: some megabytes. */
const batch = 500

/** The figures of all validated and closed lines; returns those that were wrong. */
const recountFigures = async (db: Db): Promise<number[]> => {
  const repaired: number[] = []
  for (let last = 0; ; ) {
    const facts = await factsAfter(db, last, batch)
    repaired.push(...(await writeFigures(db, facts)))
    const end = facts.at(-1)
    if (!end || facts.length < batch) return repaired
    last = end.line
  }
}

/** Recounts all summaries in one transaction, blocking writes; `repaired` counts corrected lines. */
export const recount = (db: Db): Promise<{ lines: number; repaired: number }> =>
  transact(db, async (transaction) => {
    await lockSummaries(transaction)
    const repaired = new Set(await addMissing(transaction))
    for (const line of await countAnew(transaction)) repaired.add(line)
    for (const line of await emptyOpenOnes(transaction)) repaired.add(line)
    for (const line of await recountFigures(transaction)) repaired.add(line)
    for (const line of await compareAnew(transaction)) repaired.add(line)
    return { lines: await linesCounted(transaction), repaired: repaired.size }
  })
