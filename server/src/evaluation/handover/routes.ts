import { mayHandOver } from 'contract/access/managing'
import { handoverCalls } from 'contract/people/handover'
import { found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { feature, type RequestContext } from '../../platform/http/feature.ts'
import { described } from './descriptions.ts'
import { handOver } from './hand-over.ts'
import { holderInScope, holderToChange } from './holder-queries.ts'
import type { Asking } from './holding-queries.ts'
import { handoverOf } from './queries.ts'

type Wanted = Pick<RequestContext<typeof handoverCalls.read>, 'db' | 'actor' | 'language' | 'parameters'>

/** Whoever leaves, for whoever may give their work to others. */
const askingOf = async (
  { db, actor, language, parameters }: Wanted,
  find: typeof holderInScope,
): Promise<Asking> => {
  const person = found(await find(db, actor, parameters.id))
  if (!mayHandOver(actor, person)) throw new Problem('permission_denied')
  return { actor, language, holder: person }
}

export const handovers = feature(handoverCalls, described, {
  read: async (context) => handoverOf(context.db, await askingOf(context, holderInScope)),
  apply: async (context) =>
    done('handed_over', await handOver(context, await askingOf(context, holderToChange))),
})
