import { useQueryClient } from '@tanstack/react-query'
import { checked } from 'contract/checked'
import { can } from 'contract/permissions'
import { type Region, RegionChange } from 'contract/regions'
import { type FormEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictNotice } from '../../app/ConflictNotice.tsx'
import { useEdited } from '../../app/use-edited.ts'
import { useNamedProblems } from '../../app/use-named-problems.ts'
import { useActor } from '../../session/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { showToast } from '../../ui/toasts.ts'
import { changeRegion, placeOf, regionQuery } from './queries.ts'
import { RegionFields } from './RegionFields.tsx'
import { type RegionValues, valuesOf } from './region-values.ts'
import { useRegionCountries } from './use-region-countries.ts'
import { useRegionSaved } from './use-region-saved.ts'

type Props = {
  region: Region
  onLeave: () => void
  onSaved: () => void
  onDirty: (isDirty: boolean) => void
}

/** Name and country of a region. Who may not move it reads the country. */
export function RegionForm({ region, onLeave, onSaved, onDirty }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const tellSaved = useRegionSaved()
  const countries = useRegionCountries()
  const mayMove = can(useActor(), 'region.move', placeOf(region))
  const labels = { name: t('regions.name'), country: t('lists.country') }
  const form = useEdited<Region, RegionValues>({
    saved: region,
    shape: RegionChange,
    valuesOf,
    labels,
    say: (field, values) =>
      field === 'name' ? values.name : (countries.find(({ id }) => id === values.country)?.name ?? '–'),
    write: (changes, version) => changeRegion(region.id, checked(RegionChange, changes), version),
    readAgain: () => queryClient.fetchQuery({ ...regionQuery(region.id), staleTime: 0 }),
    onSaved: ({ name }) => {
      showToast('success', t('regions.saved', { name }))
      onSaved()
      tellSaved()
    },
  })
  const { isDirty } = form
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.save()
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <ErrorSummary problems={useNamedProblems(form.problems, labels)} />
      {form.differences && (
        <ConflictNotice
          differences={form.differences}
          onTheirs={form.takeTheirs}
          onMine={() => void form.save()}
          isPending={form.isPending}
        />
      )}
      <RegionFields form={form} countries={mayMove ? countries : []} countryHint={t('regions.moveHint')} />
      {!mayMove && (
        <p className="text-text2">
          {labels.country}: <span className="text-text">{region.country.name}</span>
        </p>
      )}
      <div className="flex flex-col-reverse gap-2 pt-2 wide:flex-row wide:justify-end">
        <Button onPress={onLeave}>{t('ui.cancel')}</Button>
        <Button kind="primary" type="submit" isPending={form.isPending}>
          {t('lists.save')}
        </Button>
      </div>
    </form>
  )
}
