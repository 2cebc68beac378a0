import { type AreaKind, worksIn } from '../../access/roles.ts'
import type { Actor } from '../../access/scope.ts'
import type { StatisticModel } from './statistics.ts'

/** Whether the person has one single place of this kind. */
export const worksInOnly = (actor: Pick<Actor, 'role' | 'areas'>, kind: AreaKind): boolean =>
  worksIn(actor, kind) && actor.areas.length === 1

type Question = {
  model: StatisticModel
  country__name?: string | undefined
  region__name?: string | undefined
}

/**
 * The one place that the rows add up to: a region for its schools, or a country for its regions. Null over several
 * countries, or several regions of a coordinator.
 */
export const wholeModelOf = (
  actor: Pick<Actor, 'role' | 'areas'>,
  { model, country__name, region__name }: Question,
): StatisticModel | null => {
  if (model === 'school') return region__name !== undefined || worksInOnly(actor, 'region') ? 'region' : null
  const isOne = !worksIn(actor, 'region') && (country__name !== undefined || worksInOnly(actor, 'country'))
  return model === 'region' && isOne ? 'country' : null
}

type AboutLines = {
  year?: unknown
  up_to_year?: unknown
  instrument?: unknown
  evaluation_line__evaluation_type?: unknown
}

/** Whether learners of schools without such a line are left out: where something of lines is asked for. */
export const countsEvaluatedOnly = (filters: AboutLines): boolean =>
  [filters.year, filters.up_to_year, filters.instrument, filters.evaluation_line__evaluation_type].some(
    (filter) => filter !== undefined,
  )
