import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from 'contract/people/users'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ActionDialog } from '../../../kit/actions/ActionDialog.tsx'
import { OpenWork } from './handover/handover-queries.ts'
import { vacancyText } from './person/vacancy.ts'
import { removeUser, userQuery } from './queries.ts'

/** A handover in this dialog changes the account, so the version shown now is deleted. */
export function DeleteUserDialog({ user: opened, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { data: user = opened } = useQuery(userQuery(opened.id))
  const vacancy = vacancyText(t, user)
  const remove = async () => {
    await removeUser(user.id, user.version)
    queryClient.removeQueries({ queryKey: userQuery(user.id).queryKey })
  }
  return (
    <ActionDialog
      title={t('users.deleteTitle', { name: user.full_name })}
      confirm={t('users.deleteConfirm')}
      done={t('users.deleted')}
      action={remove}
      onClose={onClose}
      refresh={() => queryClient.invalidateQueries({ queryKey: ['users'] })}
    >
      <OpenWork user={user} />
      {vacancy && <p className="mb-2">{vacancy}</p>}
      {t('users.deleteText', { username: user.username, role: t(`terms.role.${user.role}`) })}
    </ActionDialog>
  )
}
