import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Profile } from 'contract/people/accounts'
import { checked } from 'contract/platform/checked'
import { languageBy } from 'contract/platform/languages'
import { useState } from 'react'
import { showLanguageOfProfile } from '../../../i18n/chosen-language.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { changesOf } from '../../../kit/forms/changed-fields.ts'
import { useEdited } from '../../../kit/forms/use-edited.ts'
import { useNamedProblems } from '../../../kit/forms/use-named-problems.ts'
import { storeUser } from '../../../session/stored-session.ts'
import { showToast } from '../../../ui/messages/toasts.ts'
import { afterPaint } from '../../../ui/waiting/after-paint.ts'
import { countryNamesQuery } from '../../places/countries/queries.ts'
import { isProtected, ProfileForm, type ProfileValues, valuesOf } from './profile-values.ts'
import { changeProfile, profileQuery } from './queries.ts'

export const useProfileForm = (user: Profile) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { data: countries = [] } = useQuery(countryNamesQuery())
  const [password, setPassword] = useState('')
  const labels = {
    full_name: t('profile.fullName'),
    phone: t('profile.phone'),
    country: t('lists.country'),
    language: t('users.language'),
    email: t('profile.email'),
    username: t('profile.username'),
  }
  const textOf = (field: keyof ProfileValues, values: ProfileValues): string => {
    if (field === 'country') return countries.find(({ id }) => id === values.country)?.name ?? '–'
    if (field === 'language') return languageBy(values.language).name
    return values[field] || '–'
  }
  const form = useEdited<Profile, ProfileValues>({
    draft: 'profile',
    saved: user,
    shape: ProfileForm,
    valuesOf,
    labels,
    textOf,
    write: (changes, version) => {
      const body = checked(ProfileForm, changes)
      return changeProfile({ ...body, ...(isProtected(changes) && { current_password: password }) }, version)
    },
    readAgain: () => queryClient.fetchQuery({ ...profileQuery(), staleTime: 0 }),
    onSaved: (now) => {
      setPassword('')
      storeUser(now)
      queryClient.setQueryData(profileQuery().queryKey, now)
      showToast('success', t('profile.saved'))
      void queryClient.invalidateQueries({ queryKey: ['users'] })
      // after the form has deleted its draft
      if (now.language !== user.language) void afterPaint().then(showLanguageOfProfile)
    },
  })
  return {
    ...form,
    labels,
    problems: useNamedProblems(form.problems, { ...labels, current_password: t('profile.currentPassword') }),
    needsPassword: isProtected(changesOf(valuesOf(form.base), form.values)),
    password,
    setPassword,
  }
}
