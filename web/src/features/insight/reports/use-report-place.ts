import { useQuery } from '@tanstack/react-query'
import type { Subject } from 'contract/access/scope'
import { countryNamesQuery } from '../../places/countries/queries.ts'
import { placeOfRegion, regionQuery } from '../../places/regions/queries.ts'
import type { ReportPlace } from './queries.ts'

/** The name of the place, its place for permissions, and the error where it cannot be read. */
export const useReportPlace = ({
  kind,
  id,
}: ReportPlace): { name: string | undefined; subject: Subject; error: unknown } => {
  const countries = useQuery({ ...countryNamesQuery(), enabled: kind === 'country' })
  const region = useQuery({ ...regionQuery(id), enabled: kind === 'region' })
  if (kind === 'country')
    return {
      name: countries.data?.find((country) => country.id === id)?.name,
      subject: { country: id },
      error: countries.error,
    }
  return {
    name: region.data?.name,
    subject: region.data ? placeOfRegion(region.data) : { region: id },
    error: region.error,
  }
}
