import { useQueryClient } from '@tanstack/react-query'
import { mayBeSuperuser } from 'contract/access/roles'
import { type User, UserChange } from 'contract/people/users'
import { checked } from 'contract/platform/checked'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useEdited } from '../../../../kit/forms/use-edited.ts'
import { useNamedProblems } from '../../../../kit/forms/use-named-problems.ts'
import { useActor } from '../../../../session/use-session.ts'
import { showToast } from '../../../../ui/messages/toasts.ts'
import { changeUser, userQuery } from '../queries.ts'
import { allowedSummary, type PersonValues, valuesOf } from './person-values.ts'
import { usePersonTexts } from './use-person-texts.ts'

/** After a change of role the form stays open for the new places. */
export const usePersonForm = (user: User, onDone: () => void) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const texts = usePersonTexts()
  const actor = useActor()
  const form = useEdited<User, PersonValues>({
    draft: `person/${user.id}`,
    undrafted: user.may_change_identity ? [] : ['email', 'role', 'local_role', 'is_superuser'],
    allowed: (values) => allowedSummary(actor, values),
    saved: user,
    shape: UserChange,
    valuesOf,
    ...texts,
    write: ({ is_superuser, ...changes }, version) => {
      const isProvided = is_superuser !== undefined && mayBeSuperuser(changes.role ?? user.role)
      const body = checked(UserChange, { ...changes, ...(isProvided && { is_superuser }) })
      return changeUser(user.id, body, version)
    },
    readAgain: () => queryClient.fetchQuery({ ...userQuery(user.id), staleTime: 0 }),
    onSaved: (now) => {
      const isOther = now.role !== user.role
      queryClient.setQueryData(userQuery(user.id).queryKey, now)
      const names = { name: now.full_name, role: t(`terms.role.${now.role}`) }
      showToast('success', isOther ? t('users.roleChanged', names) : t('users.saved', names))
      void queryClient.invalidateQueries({ queryKey: ['users'] })
      if (!isOther) onDone()
    },
  })
  return {
    ...form,
    problems: useNamedProblems(form.problems, texts.labels),
    hasOtherRole: form.values.role !== form.base.role,
  }
}
