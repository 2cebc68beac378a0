import { CountryPicker } from '../countries/CountryPicker.tsx'
import { RegionFilterPicker } from './RegionFilterPicker.tsx'

type Place = { country?: string | undefined; region?: string | undefined }
type Props = { place: Place; onChange: (place: Place) => void }

/** Filters a list by country and region; another country lets the region go. */
export function PlaceFilterPicker({ place: { country, region }, onChange }: Props) {
  return (
    <>
      <CountryPicker
        value={country}
        onChange={(chosen) => onChange({ country: chosen, region: undefined })}
      />
      <RegionFilterPicker country={country} value={region} onChange={onChange} />
    </>
  )
}
