import { useQuery } from '@tanstack/react-query'
import type { AreaKind } from 'contract/access/roles'
import { X } from 'lucide'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../ui/buttons/IconButton.tsx'
import { Select } from '../../../../ui/choices/Select.tsx'
import { focusField } from '../../../../ui/fields/focus-field.ts'
import { countryNamesQuery } from '../../../places/countries/queries.ts'
import { RegionPicker } from '../../../places/regions/RegionPicker.tsx'
import { SchoolPicker } from '../../../places/schools/SchoolPicker.tsx'

/** A place somebody is given: `id` names the row of the list, `place` the country, region or school. */
export type GivenPlace = { id: number; place: number; name: string; hint?: string }

type Found = { id: number; label: string; hint?: string }

type Props = {
  kind: AreaKind
  places: readonly GivenPlace[]
  onAdd: (found: Found) => void
  onRemove: (given: GivenPlace) => void
  problem?: string | undefined
}

/** The places of one person: those given, each with its way out, and a picker for one more. */
export function PlacesField({ kind, places, onAdd, onRemove, problem }: Props) {
  const { t } = useTranslation()
  const [picks, setPicks] = useState(0)
  const isGiven = (id: number) => places.some(({ place }) => place === id)
  // After each choice there is a new, empty picker, which takes the focus of the one before: emptied by hand, its
  // list would open again and hide the rest of the page from screen readers.
  useEffect(() => {
    if (picks > 0) focusField('areas')
  }, [picks])
  const pick = (found: Found | null) => {
    if (!found) return
    setPicks(picks + 1)
    if (!isGiven(found.id)) onAdd(found)
  }
  // Its button goes with the place, and focus would go with the button.
  const takeAway = (given: GivenPlace) => {
    onRemove(given)
    focusField('areas')
  }
  return (
    <div className="grid gap-3">
      {kind === 'country' && <CountryChoice isGiven={isGiven} onPick={pick} problem={problem} />}
      {kind === 'region' && (
        <RegionPicker key={picks} id="areas" value={null} onChange={pick} problem={problem} />
      )}
      {kind === 'school' && (
        <SchoolPicker key={picks} id="areas" value={null} onChange={pick} problem={problem} />
      )}
      {places.length > 0 && (
        <ul aria-label={t(`users.given.${kind}`)} className="grid gap-1.5">
          {places.map((given) => (
            <li
              key={given.id}
              className="flex min-h-11 items-center justify-between gap-2 rounded-control border border-border bg-surface2 ps-3"
            >
              <span className="min-w-0">
                {given.name}
                {given.hint && <span className="block text-14 text-text2">{given.hint}</span>}
              </span>
              <IconButton
                icon={X}
                label={t('users.takeAway', { name: given.name })}
                onPress={() => takeAway(given)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type ChoiceProps = {
  isGiven: (id: number) => boolean
  onPick: (found: Found) => void
  problem: string | undefined
}

function CountryChoice({ isGiven, onPick, problem }: ChoiceProps) {
  const { t } = useTranslation()
  const { data = [] } = useQuery(countryNamesQuery())
  const left = data.filter(({ id }) => !isGiven(id)).map(({ id, name }) => ({ id, label: name }))
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
