import type { Db } from '../../database/db.ts'
import { transact } from '../../database/sessions/transact.ts'
import { beginning, chained, lastHash } from './chain.ts'
import { addSeal, isSealer, lastSeal, unsealedRows } from './queries.ts'

/** Rows of one seal at most: some 150 KB of content, held for some 10 ms. */
const largest = 1000

const sealNext = (db: Db): Promise<number> =>
  transact(db, async (inside) => {
    if (!(await isSealer(inside))) return 0
    const rows = await unsealedRows(inside, largest)
    if (rows.length === 0) return 0
    const before = await lastSeal(inside)
    const previous = before ? lastHash(before.hashes) : beginning
    const ids = rows.map(({ id }) => id)
    await addSeal(inside, {
      number: (before?.number ?? 0) + 1,
      audit_ids: ids,
      hashes: chained(
        previous,
        rows.map(({ content }) => content),
      ),
      previous,
      last_id: Math.max(before?.last_id ?? 0, ids.at(-1) ?? 0),
    })
    return rows.length
  })

/** Chains what was written to the audit since the last time; gives how many rows. Several servers do no harm. */
export const sealAudit = async (db: Db): Promise<number> => {
  let written = 0
  for (;;) {
    const rows = await sealNext(db)
    written += rows
    if (rows < largest) return written
  }
}
