import { CountryPicker } from '../countries/CountryPicker.tsx'
import { RegionFilterPicker } from './RegionFilterPicker.tsx'

type Place = { country?: string | undefined; region?: string | undefined }
type Props = { place: Place; onChange: (place: Place) => void }

/** Another country clears the region. */
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
