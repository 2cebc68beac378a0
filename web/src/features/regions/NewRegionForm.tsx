import { checked } from 'contract/checked'
import { NewRegion } from 'contract/regions'
import { type FormEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../app/use-form.ts'
import { useNamedProblems } from '../../app/use-named-problems.ts'
import { useRequestKey } from '../../app/use-request-key.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { showToast } from '../../ui/toasts.ts'
import { addRegion } from './queries.ts'
import { RegionFields } from './RegionFields.tsx'
import { newRegionValues } from './region-values.ts'
import { useRegionCountries } from './use-region-countries.ts'
import { useRegionSaved } from './use-region-saved.ts'

type Props = { onLeave: () => void; onSaved: () => void; onDirty: (isDirty: boolean) => void }

export function NewRegionForm({ onLeave, onSaved, onDirty }: Props) {
  const { t } = useTranslation()
  const keyFor = useRequestKey()
  const tellSaved = useRegionSaved()
  const countries = useRegionCountries()
  const form = useForm(NewRegion, newRegionValues)
  const { values } = form
  const problems = useNamedProblems(form.problems, { name: t('regions.name'), country: t('lists.country') })
  const only = countries.length === 1 ? countries[0]?.id : undefined
  // Where there is one country there is nothing to choose, so it counts as chosen.
  if (only !== undefined && values.country === null) form.set('country', only)
  const isDirty = values.name !== '' || (values.country !== null && values.country !== only)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit(async () => {
      const body = checked(NewRegion, values)
      const { name } = await addRegion(body, keyFor(body))
      showToast('success', t('regions.added', { name }))
      onSaved()
      tellSaved()
    })
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <ErrorSummary problems={problems} />
      <RegionFields form={form} countries={countries} />
      <div className="flex flex-col-reverse gap-2 pt-2 wide:flex-row wide:justify-end">
        <Button onPress={onLeave}>{t('ui.cancel')}</Button>
        <Button kind="primary" type="submit" isPending={form.isPending}>
          {t('regions.add')}
        </Button>
      </div>
    </form>
  )
}
