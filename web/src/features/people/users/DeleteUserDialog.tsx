import { useQueryClient } from '@tanstack/react-query'
import type { User } from 'contract/people/users'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ActionDialog } from '../../../kit/actions/ActionDialog.tsx'
import { OpenWork } from './handover/handover-queries.ts'
import { vacancyText } from './person/vacancy.ts'
import { removeUser } from './queries.ts'

export function DeleteUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const vacancy = vacancyText(t, user)
  return (
    <ActionDialog
      title={t('users.deleteTitle', { name: user.full_name })}
      confirm={t('users.deleteConfirm')}
      done={t('users.deleted')}
      action={() => removeUser(user.id, user.version)}
      onClose={onClose}
      refresh={() => queryClient.invalidateQueries({ queryKey: ['users'] })}
    >
      <OpenWork user={user} />
      {vacancy && <p className="mb-2">{vacancy}</p>}
      {t('users.deleteText', { username: user.username, role: t(`terms.role.${user.role}`) })}
    </ActionDialog>
  )
}
