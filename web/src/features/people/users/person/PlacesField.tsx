import { useQuery } from '@tanstack/react-query'
import type { AreaKind } from 'contract/access/roles'
import { X } from 'lucide'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { IconButton } from '../../../../ui/buttons/IconButton.tsx'
import { Select } from '../../../../ui/choices/Select.tsx'
import { focusField } from '../../../../ui/fields/focus-field.ts'
import { countryNamesQuery } from '../../../places/countries/queries.ts'
import { RegionPicker } from '../../../places/regions/RegionPicker.tsx'
import { SchoolPicker } from '../../../places/schools/SchoolPicker.tsx'

/** `id` names the row of the list, `place` the country, region or school. */
export type ChosenPlace = { id: number; place: number; name: string; hint?: string }

type Found = { id: number; label: string; hint?: string }

type Props = {
  kind: AreaKind
  places: readonly ChosenPlace[]
  onAdd: (found: Found) => void
  onRemove: (place: ChosenPlace) => void
  problem?: string | undefined
}

export function PlacesField({ kind, places, onAdd, onRemove, problem }: Props) {
  const [picks, setPicks] = useState(0)
  const isChosen = (id: number) => places.some(({ place }) => place === id)
  // After each choice a new, empty picker takes the focus: a picker emptied by code would open its list again and
  // hide the rest of the page from screen readers.
  useEffect(() => {
    if (picks > 0) focusField('areas')
  }, [picks])
  const pick = (found: Found | null) => {
    if (!found) return
    setPicks(picks + 1)
    if (!isChosen(found.id)) onAdd(found)
  }
  const takeAway = (place: ChosenPlace) => {
    onRemove(place)
    focusField('areas')
  }
  return (
    <div className="grid gap-3">
      {kind === 'country' && <CountryChoice isChosen={isChosen} onPick={pick} problem={problem} />}
      {kind === 'region' && (
        <RegionPicker key={picks} id="areas" value={null} onChange={pick} problem={problem} />
      )}
      {kind === 'school' && (
        <SchoolPicker key={picks} id="areas" value={null} onChange={pick} problem={problem} />
      )}
      {places.length > 0 && <ChosenPlaces kind={kind} places={places} onTakeAway={takeAway} />}
    </div>
  )
}

type ChosenProps = {
  kind: AreaKind
  places: readonly ChosenPlace[]
  onTakeAway: (place: ChosenPlace) => void
}

function ChosenPlaces({ kind, places, onTakeAway }: ChosenProps) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t(`users.given.${kind}`)} className="grid gap-1.5">
      {places.map((place) => (
        <li
          key={place.id}
          className="flex min-h-11 items-center justify-between gap-2 rounded-control border border-border bg-surface2 ps-3"
        >
          <span className="min-w-0">
            {place.name}
            {place.hint && <span className="block text-14 text-text2">{place.hint}</span>}
          </span>
          <IconButton
            icon={X}
            label={t('users.takeAway', { name: place.name })}
            onPress={() => onTakeAway(place)}
          />
        </li>
      ))}
    </ul>
  )
}

type ChoiceProps = {
  isChosen: (id: number) => boolean
  onPick: (found: Found) => void
  problem: string | undefined
}

function CountryChoice({ isChosen, onPick, problem }: ChoiceProps) {
  const { t } = useTranslation()
  const { data = [] } = useQuery(countryNamesQuery())
  const left = data.filter(({ id }) => !isChosen(id)).map(({ id, name }) => ({ id, label: name }))
  return (
    <Select
      id="areas"
      label={t('lists.country')}
      problem={problem}
      choices={left}
      value={null}
      onChange={(id) => {
        const found = left.find((country) => country.id === id)
        if (found) onPick(found)
      }}
    />
  )
}
