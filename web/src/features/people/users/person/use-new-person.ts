import { useQuery, useQueryClient } from '@tanstack/react-query'
import { mayBeSuperuser } from 'contract/access/roles'
import type { User } from 'contract/people/users'
import { checked } from 'contract/platform/checked'
import { fieldProblem, Problem } from 'contract/platform/problems'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useDraftedForm } from '../../../../kit/forms/use-drafted-form.ts'
import { useNamedProblems } from '../../../../kit/forms/use-named-problems.ts'
import { type KeyFor, useRequestKey } from '../../../../kit/forms/use-request-key.ts'
import { useActor } from '../../../../session/use-session.ts'
import { announce } from '../../../../ui/messages/announcements.ts'
import { showToast } from '../../../../ui/messages/toasts.ts'
import { countryNamesQuery } from '../../../places/countries/queries.ts'
import { addUser } from '../queries.ts'
import { firstValues, type NewPersonValues } from './first-values.ts'
import { NewPerson } from './new-person.ts'
import type { ChosenPlace } from './PlacesField.tsx'
import { allowedSummary, kindFor, type PlaceToFill, type Summary } from './person-values.ts'
import { usePersonTexts } from './use-person-texts.ts'

/** A refusal of the whole that is about one field, is shown there. */
const atItsField = (error: unknown): unknown =>
  error instanceof Problem && error.code === 'more_than_one_representative'
    ? fieldProblem('areas', error.code)
    : error

const create = async (values: NewPersonValues, keyFor: KeyFor): Promise<User> => {
  const { is_superuser, ...body } = checked(NewPerson, values)
  const provided = is_superuser && mayBeSuperuser(body.role) ? { ...body, is_superuser } : body
  return addUser(provided, keyFor(provided)).catch((error: unknown) => {
    throw atItsField(error)
  })
}

/** The state of the form for a new person. */
export const useNewPerson = (onDone: () => void, at?: PlaceToFill) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const keyFor = useRequestKey()
  const actor = useActor()
  const { data: countries = [] } = useQuery(countryNamesQuery())
  const [places, setPlaces] = useState<readonly ChosenPlace[]>(
    at ? [{ id: at.id, place: at.id, name: at.name }] : [],
  )
  const form = useDraftedForm<NewPersonValues, readonly ChosenPlace[]>({
    name: at ? `person/new/${at.role}/${at.id}` : 'person/new',
    shape: NewPerson,
    begin: firstValues(actor, at),
    undrafted: ['password'],
    chosen: { of: () => places, restore: setPlaces },
    allowed: (values) => allowedSummary(actor, values),
  })
  const problems = useNamedProblems(form.problems, usePersonTexts(kindFor(form.values.role)).labels)
  const { change } = form
  const setChosen = (now: readonly ChosenPlace[]) => {
    setPlaces(now)
    change({ areas: now.map(({ place }) => place) })
  }
  /** The home country follows the first place until one is chosen. */
  const setHome = (name: string | undefined) => {
    const home = countries.length === 1 ? countries[0] : countries.find((country) => country.name === name)
    if (home && form.values.country === null) change({ country: home.id })
  }

  return {
    ...form,
    problems,
    setRole: (summary: Partial<Summary>) => {
      if (summary.role !== undefined && summary.role !== form.values.role) setChosen([])
      change(summary)
    },
    places,
    add: ({ id, label: name, hint }: { id: number; label: string; hint?: string }) => {
      setChosen([...places, { id, place: id, name, ...(hint !== undefined && { hint }) }])
      announce(t('users.chosen', { name }))
      setHome(hint ?? name)
    },
    remove: (place: ChosenPlace) => setChosen(places.filter(({ id }) => id !== place.id)),
    create: () =>
      void form.submit(async (values) => {
        const made = await create(values, keyFor)
        showToast('success', t('users.added', { name: made.full_name }))
        onDone()
        await queryClient.invalidateQueries({ queryKey: ['users'] })
        await queryClient.invalidateQueries({ queryKey: ['vacancies'] })
      }),
  }
}
