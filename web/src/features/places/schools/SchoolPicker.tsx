import { useQuery } from '@tanstack/react-query'
import { limits } from 'contract/platform/limits'
import { fold } from 'contract/platform/shapes'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { usePaused } from '../../../kit/lists/use-paused.ts'
import { ComboBox } from '../../../ui/choices/ComboBox.tsx'
import { schoolsQuery } from './queries.ts'

/** `hint` is region and country, `country` the country's id. */
export type SchoolChoice = { id: number; label: string; hint?: string; country?: number }

type Props = {
  value: SchoolChoice | null
  onChange: (school: SchoolChoice | null) => void
  id: string
  problem?: string | undefined
}

export function SchoolPicker({ value, onChange, id, problem }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  // The label of the choice is no search: opened again, the list also shows others.
  const wanted = typed === value?.label ? '' : typed.trim()
  const isLong = [...wanted].length >= limits.searchMinimum
  const search = usePaused(isLong ? wanted : '')
  const { data, isFetching, isPlaceholderData } = useQuery(
    schoolsQuery({ page_size: '20', ...(search && { search }) }),
  )
  // Until the answer to this search arrives, the loaded schools are searched.
  const isAnswer = isLong && search === wanted && !isPlaceholderData
  const choices = (data?.results ?? [])
    .filter(({ name }) => isAnswer || fold(name).includes(fold(wanted)))
    .map(({ id: school, name, region, country }) => ({
      id: school,
      label: name,
      hint: `${region.name}, ${country.name}`,
      country: country.id,
    }))
  return (
    <ComboBox<SchoolChoice>
      id={id}
      label={t('schools.school')}
      hint={t('schools.pickHint')}
      problem={problem}
      choices={choices}
      value={value}
      onChange={onChange}
      onSearch={setTyped}
      isLoading={isFetching || search !== (isLong ? wanted : '')}
      nothing={t('schools.pickNothing')}
    />
  )
}
