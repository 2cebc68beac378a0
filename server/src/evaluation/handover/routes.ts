import { mayHandOver } from 'contract/access/managing'
import { handoverCalls, handoverKinds } from 'contract/people/handover'
import { found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { type Feature, feature, type RequestContext } from '../../platform/http/feature.ts'
import { described } from './descriptions.ts'
import { handOver } from './hand-over.ts'
import { holderInScope, lockPeople } from './holder-queries.ts'
import type { Asking } from './holding-queries.ts'
import { handoverOf } from './queries.ts'

type Wanted = Pick<RequestContext<typeof handoverCalls.read>, 'db' | 'actor' | 'language' | 'parameters'>

const askingOf = async ({ db, actor, language, parameters }: Wanted, fourEyes: boolean): Promise<Asking> => {
  const person = found(await holderInScope(db, actor, parameters.id))
  if (!mayHandOver(actor, person)) throw new Problem('permission_denied')
  return { actor, language, fourEyes, holder: person }
}

/** `reviewFourEyes`: nobody reviews what they submitted themselves. */
export const handovers = ({ reviewFourEyes }: { reviewFourEyes: boolean }): Feature =>
  feature(handoverCalls, described, {
    read: async (context) => handoverOf(context.db, await askingOf(context, reviewFourEyes)),

    apply: async (context) => {
      const { db, body, parameters } = context
      const takers = handoverKinds.flatMap((kind) => body[kind] ?? [])
      await lockPeople(db, [parameters.id, ...takers])
      return done('handed_over', await handOver(context, await askingOf(context, reviewFourEyes)))
    },
  })
