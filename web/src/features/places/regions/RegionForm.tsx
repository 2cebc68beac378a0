import { useQueryClient } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import { type Region, RegionChange } from 'contract/places/regions'
import { checked } from 'contract/platform/checked'
import { useTranslation } from '../../../i18n/translation.tsx'
import { FormFrame } from '../../../kit/forms/FormFrame.tsx'
import { useEdited } from '../../../kit/forms/use-edited.ts'
import { useActor } from '../../../session/use-session.ts'
import { showToast } from '../../../ui/messages/toasts.ts'
import { changeRegion, placeOfRegion, regionQuery } from './queries.ts'
import { RegionFields } from './RegionFields.tsx'
import { type RegionValues, valuesOf } from './region-values.ts'
import { useRegionCountries } from './use-region-countries.ts'
import { useRegionLabels } from './use-region-labels.ts'
import { useRegionSaved } from './use-region-saved.ts'

type Props = {
  region: Region
  onLeave: () => void
  onSaved: () => void
  onDirty: (isDirty: boolean) => void
}

/** The country is text for who may not move the region. */
export function RegionForm({ region, onLeave, onSaved, onDirty }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const refresh = useRegionSaved()
  const countries = useRegionCountries()
  const mayMove = can(useActor(), 'region.move', placeOfRegion(region))
  const labels = useRegionLabels()
  const form = useEdited<Region, RegionValues>({
    draft: `region/${region.id}`,
    saved: region,
    shape: RegionChange,
    valuesOf,
    labels,
    textOf: (field, values) =>
      field === 'country'
        ? (countries.find(({ id }) => id === values.country)?.name ?? '–')
        : values[field] || '–',
    write: (changes, version) => changeRegion(region.id, checked(RegionChange, changes), version),
    readAgain: () => queryClient.fetchQuery({ ...regionQuery(region.id), staleTime: 0 }),
    onSaved: ({ name }) => {
      showToast('success', t('regions.saved', { name }))
      onSaved()
      refresh()
    },
  })
  return (
    <FormFrame form={form} labels={labels} onLeave={onLeave} onDirty={onDirty}>
      <RegionFields form={form} countries={mayMove ? countries : []} countryHint={t('regions.moveHint')} />
      {!mayMove && (
        <p className="text-text2">
          {labels.country}: <span className="text-text">{region.country.name}</span>
        </p>
      )}
    </FormFrame>
  )
}
