import { useQueryClient } from '@tanstack/react-query'
import { NewSchool } from 'contract/places/schools'
import { checked } from 'contract/platform/checked'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { FormFrame } from '../../../../kit/forms/FormFrame.tsx'
import { useDraftedForm } from '../../../../kit/forms/use-drafted-form.ts'
import { useRequestKey } from '../../../../kit/forms/use-request-key.ts'
import { showToast } from '../../../../ui/messages/toasts.ts'
import type { RegionChoice } from '../../regions/RegionPicker.tsx'
import { addSchool } from '../queries.ts'
import { CountSection } from './CountSection.tsx'
import { DescriptionFields } from './DescriptionFields.tsx'
import { NearNames } from './NearNames.tsx'
import { newSchoolValues, type SchoolValues } from './school-values.ts'
import { useRegionChosen } from './use-region-chosen.ts'
import { useSchoolFields } from './use-school-fields.ts'

type Props = { onLeave: () => void; onSaved: () => void; onDirty: (isDirty: boolean) => void }

export function NewSchoolForm({ onLeave, onSaved, onDirty }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const keyFor = useRequestKey()
  const regions = useRegionChosen(null)
  const drafted = useDraftedForm<SchoolValues, RegionChoice | null>({
    name: 'school/new',
    shape: NewSchool,
    begin: newSchoolValues,
    chosen: regions.inDraft,
  })
  const form = useSchoolFields(drafted, regions)
  const save = () =>
    void form.submit(async (values) => {
      const body = checked(NewSchool, values)
      const { name } = await addSchool(body, keyFor(body))
      showToast('success', t('schools.added', { name }))
      onSaved()
      await queryClient.invalidateQueries({ queryKey: ['schools'] })
    })
  return (
    <FormFrame form={{ ...form, save }} save={t('schools.add')} onLeave={onLeave} onDirty={onDirty}>
      <DescriptionFields form={form} />
      <NearNames name={form.values.name} region={form.region} />
      <CountSection form={form} />
    </FormFrame>
  )
}
