import { useQuery } from '@tanstack/react-query'
import { regionCountQuery } from './queries.ts'
import { RegionPicker } from './RegionPicker.tsx'

type Props = {
  country: string | undefined
  value: string | undefined
  /** A region brings its country along, since two countries may have regions of one name. */
  onChange: (place: { region: string | undefined; country?: string | undefined }) => void
}

/** A filter by the region's name; left out where there is nothing to choose between. */
export function RegionFilterPicker({ country, value, onChange }: Props) {
  const { data } = useQuery(regionCountQuery())
  if ((data?.count ?? 0) < 2 && value === undefined) return null
  return (
    <div className="wide:w-44">
      <RegionPicker
        isFilter
        country={country}
        value={value === undefined ? null : { id: 0, label: value }}
        onChange={(region) =>
          onChange(region ? { region: region.label, country: region.hint } : { region: undefined })
        }
      />
    </div>
  )
}
