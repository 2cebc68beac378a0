import type { Replica } from '../database/replica/open-replica.ts'
import type { RequestContext, Route } from './feature.ts'

/** Seconds that an answer is old at most; there for calls that a replica may answer, where there is one. */
export const ageHeader = 'Data-Age'

/**
 * How a read is answered: by the replica where its rows are new enough for who asks, else by the primary. What the
 * replica refuses the primary is asked again.
 */
export const readerOf = ({ handler, mayLag }: Pick<Route, 'handler' | 'mayLag'>, replica: Replica | null) => {
  if (!replica || !mayLag) return handler
  return async (context: RequestContext) => {
    const { actor, db, reply } = context
    const found = await replica.answered(actor.id, db, (own) => handler({ ...context, db: own }))
    reply.header(ageHeader, Math.ceil((found?.age ?? 0) / 1000))
    return found ? found.answer : handler(context)
  }
}
