import { useQuery } from '@tanstack/react-query'
import { seesWholeCountries } from 'contract/access/roles'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useActor } from '../../../session/use-session.ts'
import { FilterButton } from '../../../ui/choices/FilterSelect.tsx'
import { lazily } from '../../../ui/waiting/lazily.tsx'
import { regionCountQuery } from './queries.ts'

const RegionPicker = lazily(async () => (await import('./RegionPicker.tsx')).RegionPicker)

type Props = {
  country: string | undefined
  value: string | undefined
  /** A region sets its country too, since two countries may have regions of one name. */
  onChange: (place: { region: string | undefined; country?: string | undefined }) => void
  /** Shown while no region is chosen. */
  everything?: string
}

/** Hidden where there is only one region; the list loads when it is opened. */
export function RegionFilterPicker({ country, value, onChange, everything }: Props) {
  const { t } = useTranslation()
  const [isWanted, setWanted] = useState(false)
  const { data } = useQuery(regionCountQuery())
  // With scope over whole countries it is there before the regions are loaded, so that nothing moves.
  const isStored = seesWholeCountries(useActor())
  if ((data?.count ?? 0) < 2 && value === undefined && !isStored) return null
  if (!isWanted && value === undefined)
    return <FilterButton label={t('lists.region')} chosen={everything} onPress={() => setWanted(true)} />
  return (
    <div className="wide:w-44">
      <RegionPicker
        isFilter
        autoFocus={isWanted}
        country={country}
        value={value === undefined ? null : { id: 0, label: value }}
        onChange={(region) =>
          onChange(region ? { region: region.label, country: region.hint } : { region: undefined })
        }
      />
    </div>
  )
}
