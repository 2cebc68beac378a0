import { type Actor, Role } from '../access/permissions.ts'
import type { StatisticModel } from './statistics.ts'

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
  { role, areas }: Pick<Actor, 'role' | 'areas'>,
  { model, country__name, region__name }: Question,
): StatisticModel | null => {
  const isAlone = areas.length === 1
  if (model === 'school')
    return region__name !== undefined || (role === Role.region && isAlone) ? 'region' : null
  const isOne = role !== Role.region && (country__name !== undefined || (role === Role.country && isAlone))
  return model === 'region' && isOne ? 'country' : null
}
