import { useQuery } from '@tanstack/react-query'
import { limits } from 'contract/platform/limits'
import { fold } from 'contract/platform/shapes'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { usePaused } from '../../../kit/lists/use-paused.ts'
import { ComboBox } from '../../../ui/choices/ComboBox.tsx'
import { regionsQuery } from './queries.ts'

/** `hint` is the country. */
export type RegionChoice = { id: number; label: string; hint?: string }

type Props = {
  value: RegionChoice | null
  onChange: (region: RegionChoice | null) => void
  /** Only regions of the country with this name. */
  country?: string | undefined
  id?: string
  problem?: string | undefined
  /** The label is for screen readers only. */
  isFilter?: boolean
  autoFocus?: boolean
}

export function RegionPicker(props: Props) {
  const { value, onChange, country, id, problem, isFilter = false, autoFocus = false } = props
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  // The label of the choice is no search: opened again, the list also shows others.
  const wanted = typed === value?.label ? '' : typed.trim()
  const isLong = [...wanted].length >= limits.searchMinimum
  const search = usePaused(isLong ? wanted : '')
  const { data, isFetching, isPlaceholderData } = useQuery(
    regionsQuery({ page_size: 20, ...(search && { search }), ...(country && { country__name: country }) }),
  )
  // Until the answer to this search arrives, the loaded regions are searched.
  const isAnswer = isLong && search === wanted && !isPlaceholderData
  const choices = (data?.results ?? [])
    .filter(({ name }) => isAnswer || fold(name).includes(fold(wanted)))
    .map((region) => ({ id: region.id, label: region.name, hint: region.country.name }))
  return (
    <ComboBox<RegionChoice>
      {...(id !== undefined && { id })}
      label={t('lists.region')}
      isLabelHidden={isFilter}
      autoFocus={autoFocus}
      {...(isFilter && { placeholder: t('lists.region') })}
      problem={problem}
      choices={choices}
      value={value}
      onChange={onChange}
      onSearch={setTyped}
      isLoading={isFetching || search !== (isLong ? wanted : '')}
      nothing={t('lists.regionNothing')}
    />
  )
}
