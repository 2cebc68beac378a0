import { NewRegion } from 'contract/places/regions'
import { checked } from 'contract/platform/checked'
import { useTranslation } from '../../../i18n/translation.tsx'
import { FormFrame } from '../../../kit/forms/FormFrame.tsx'
import { useDraftedForm } from '../../../kit/forms/use-drafted-form.ts'
import { useRequestKey } from '../../../kit/forms/use-request-key.ts'
import { showToast } from '../../../ui/messages/toasts.ts'
import { addRegion } from './queries.ts'
import { RegionFields } from './RegionFields.tsx'
import { newRegionValues } from './region-values.ts'
import { useRegionCountries } from './use-region-countries.ts'
import { useRegionLabels } from './use-region-labels.ts'
import { useRegionSaved } from './use-region-saved.ts'

type Props = { onLeave: () => void; onSaved: () => void; onDirty: (isDirty: boolean) => void }

export function NewRegionForm({ onLeave, onSaved, onDirty }: Props) {
  const { t } = useTranslation()
  const labels = useRegionLabels()
  const keyFor = useRequestKey()
  const refresh = useRegionSaved()
  const countries = useRegionCountries()
  const form = useDraftedForm({
    name: 'region/new',
    shape: NewRegion,
    begin: newRegionValues,
    proposed: { country: (countries.length === 1 && countries[0]?.id) || null },
  })
  const { values } = form
  const save = () =>
    void form.submit(async () => {
      const body = checked(NewRegion, values)
      const { name } = await addRegion(body, keyFor(body))
      showToast('success', t('regions.added', { name }))
      onSaved()
      refresh()
    })

  return (
    <FormFrame
      form={{ ...form, save }}
      labels={labels}
      save={t('regions.add')}
      onLeave={onLeave}
      onDirty={onDirty}
    >
      <RegionFields form={form} countries={countries} />
    </FormFrame>
  )
}
