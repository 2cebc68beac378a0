import type { Db } from '../../database/db.ts'
import { within } from '../../database/sessions/within.ts'
import { sealAudit } from '../seals/seal.ts'
import type { Destination } from './destination.ts'
import { headOf } from './head.ts'

/** Milliseconds that the end of a server waits for the place outside. */
const longestAtEnd = 5000

/** Seals what is not sealed and writes the head of the chain to the place outside of the database. */
export const writeHeads = (db: Db, destination: Destination) => {
  let last = ''
  const write = async (): Promise<void> => {
    await sealAudit(db)
    const head = await headOf(db)
    if (!head) return
    await destination(head)
    last = head.hash
  }
  return {
    write,
    /** At the end of the server: only what is new, and not for long. */
    close: async (): Promise<void> => {
      await sealAudit(db)
      if ((await headOf(db))?.hash !== last)
        await within(longestAtEnd, write(), 'writing the head of the audit')
    },
  }
}
