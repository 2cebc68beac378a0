import { useQuery, useQueryClient } from '@tanstack/react-query'
import { checked } from 'contract/checked'
import { NewCountry } from 'contract/countries'
import { fold } from 'contract/shapes'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../app/use-form.ts'
import { useNamedProblems } from '../../app/use-named-problems.ts'
import { useRequestKey } from '../../app/use-request-key.ts'
import { shownLocale } from '../../i18n/shown-locale.ts'
import { Button } from '../../ui/Button.tsx'
import { ComboBox } from '../../ui/ComboBox.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { showToast } from '../../ui/toasts.ts'
import { type CountryChoice, countryChoices } from './country-names.ts'
import { addCountry, allCountriesQuery } from './queries.ts'

type Values = { code: string | null }
type Props = { onLeave: () => void; onSaved: () => void; onDirty: (isDirty: boolean) => void }

/** A country is chosen from the standard's list: its code gives the name in every language. */
export function NewCountryForm({ onLeave, onSaved, onDirty }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const keyFor = useRequestKey()
  const [typed, setTyped] = useState('')
  const form = useForm<Values>(NewCountry, { code: null })
  const { code } = form.values
  const { data: present, isPending } = useQuery(allCountriesQuery())
  const all = useMemo(() => countryChoices(shownLocale()), [])
  const chosen = all.find(({ id }) => id === code) ?? null
  const wanted = typed === chosen?.label ? '' : fold(typed.trim())
  const taken = new Set(present?.map((country) => country.code))
  const choices = all.filter(
    ({ id, label }) => !taken.has(id) && (fold(label).includes(wanted) || fold(id) === wanted),
  )
  useEffect(() => onDirty(code !== null), [code, onDirty])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit(async (values) => {
      const body = checked(NewCountry, values)
      const { name } = await addCountry(body, keyFor(body))
      showToast('success', t('countries.added', { name }))
      onSaved()
      await queryClient.invalidateQueries({ queryKey: ['countries'] })
    })
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <ErrorSummary problems={useNamedProblems(form.problems, { code: t('lists.country') })} />
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
      <div className="flex flex-col-reverse gap-2 pt-2 wide:flex-row wide:justify-end">
        <Button onPress={onLeave}>{t('ui.cancel')}</Button>
        <Button kind="primary" type="submit" isPending={form.isPending}>
          {t('countries.add')}
        </Button>
      </div>
    </form>
  )
}
