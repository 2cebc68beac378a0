import type { FastifyInstance } from 'fastify'
import { addCounts, openWindow, writeCounts } from '../../audit/refusal-queries.ts'
import type { Db } from '../../database/db.ts'
import { type Kind, refusalsCounted, type Seen } from './counts.ts'
import { isAudited } from './events.ts'

const minute = 60_000

/** Writes the first refusal of a kind into log and audit at once, and a minute's repeats as one row with a count. */
export const countedWrites = (log: FastifyInstance['log'], db: Db) => {
  const audited = refusalsCounted()
  const logged = refusalsCounted()
  let lastLog = performance.now()

  const toLog = ({ event, actor, details }: Kind | Seen, times: number, more: object = {}) =>
    log.warn({ event, person: actor, ...details, ...more, times }, 'security event')

  const write = async (seen: Seen): Promise<void> => {
    const { event, type, id, request } = seen
    if (logged.add(seen)) toLog(seen, 1, { object: type, id, request })
    if (!isAudited(event)) return
    const first = audited.add(seen)
    if (first) await openWindow(db, { ...first, deed: event }, id, request)
  }

  const flush = async (all: boolean): Promise<void> => {
    if (all || performance.now() - lastLog >= minute) {
      lastLog = performance.now()
      for (const kind of logged.take()) toLog(kind, kind.times)
    }
    const counted = audited.take()
    const counts = counted.flatMap(({ event, ...kind }) =>
      isAudited(event) ? [{ ...kind, deed: event, ids: [...kind.ids] }] : [],
    )
    await addCounts(db, counts).catch((error: unknown) => {
      audited.putBack(counted)
      throw error
    })
    await writeCounts(db, all)
  }

  return { write, flush }
}
