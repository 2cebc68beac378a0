import { useQuery } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import type { Ref } from 'contract/platform/shapes'
import { useActor } from '../../../session/use-session.ts'
import { countryNamesQuery } from '../countries/queries.ts'

export const useRegionCountries = (): readonly Ref[] => {
  const actor = useActor()
  const { data = [] } = useQuery(countryNamesQuery())
  return data.filter(({ id }) => can(actor, 'region.create', { country: id }))
}
