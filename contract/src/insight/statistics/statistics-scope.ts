import { type AreaKind, worksIn } from '../../access/roles.ts'
import type { Actor } from '../../access/scope.ts'
import type { StatisticModel } from './statistics.ts'

/** Has the person one single place, and of this kind? */
export const worksInOnly = (actor: Pick<Actor, 'role' | 'areas'>, kind: AreaKind): boolean =>
  worksIn(actor, kind) && actor.areas.length === 1

type Question = {
  model: StatisticModel
  country__name?: string | undefined
  region__name?: string | undefined
}

/**
 * What the rows of a question make up together, when that is one place: the schools of one region, or the regions of
 * one country. Null over many countries, or many regions of a coordinator.
 */
export const wholeModelOf = (
  actor: Pick<Actor, 'role' | 'areas'>,
  { model, country__name, region__name }: Question,
): StatisticModel | null => {
  if (model === 'school') return region__name !== undefined || worksInOnly(actor, 'region') ? 'region' : null
  const isOne = !worksIn(actor, 'region') && (country__name !== undefined || worksInOnly(actor, 'country'))
  return model === 'region' && isOne ? 'country' : null
}
