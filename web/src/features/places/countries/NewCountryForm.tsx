import { useQuery, useQueryClient } from '@tanstack/react-query'
import { NewCountry } from 'contract/places/countries'
import { checked } from 'contract/platform/checked'
import { fold } from 'contract/platform/shapes'
import { useMemo, useState } from 'react'
import { shownLocale } from '../../../i18n/shown-locale.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { FormFrame } from '../../../kit/forms/FormFrame.tsx'
import { useDraftedForm } from '../../../kit/forms/use-drafted-form.ts'
import { useRequestKey } from '../../../kit/forms/use-request-key.ts'
import { ComboBox } from '../../../ui/choices/ComboBox.tsx'
import { showToast } from '../../../ui/messages/toasts.ts'
import { type CountryChoice, countryChoices } from './country-names.ts'
import { addCountry, allCountriesQuery } from './queries.ts'

type Values = { code: string | null }
type Props = { onLeave: () => void; onSaved: () => void; onDirty: (isDirty: boolean) => void }

/** Its code gives the name in every language. */
export function NewCountryForm({ onLeave, onSaved, onDirty }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const keyFor = useRequestKey()
  const [typed, setTyped] = useState('')
  const form = useDraftedForm<Values>({ name: 'country/new', shape: NewCountry, begin: { code: null } })
  const { code } = form.values
  const { data: present, isPending } = useQuery(allCountriesQuery())
  const all = useMemo(() => countryChoices(shownLocale()), [])
  const chosen = all.find(({ id }) => id === code) ?? null
  const wanted = typed === chosen?.label ? '' : fold(typed.trim())
  const taken = new Set(present?.map((country) => country.code))
  const choices = all.filter(
    ({ id, label }) => !taken.has(id) && (fold(label).includes(wanted) || fold(id) === wanted),
  )
  const save = () =>
    void form.submit(async (values) => {
      const body = checked(NewCountry, values)
      const { name } = await addCountry(body, keyFor(body))
      showToast('success', t('countries.added', { name }))
      onSaved()
      await queryClient.invalidateQueries({ queryKey: ['countries'] })
    })

  return (
    <FormFrame
      form={{ ...form, save }}
      labels={{ code: t('lists.country') }}
      save={t('countries.add')}
      onLeave={onLeave}
      onDirty={onDirty}
    >
      <ComboBox<CountryChoice>
        id="code"
        label={t('lists.country')}
        hint={t('countries.pickHint')}
        choices={choices}
        value={chosen}
        onChange={(choice) => form.set('code', choice?.id ?? null)}
        onSearch={setTyped}
        isLoading={isPending}
        nothing={t('countries.pickNothing')}
        {...form.problemOf('code')}
      />
    </FormFrame>
  )
}
