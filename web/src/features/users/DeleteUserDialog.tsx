import { useQueryClient } from '@tanstack/react-query'
import { Problem } from 'contract/problems'
import type { User } from 'contract/users'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../i18n/problem-text.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { removeUser } from './queries.ts'

export function DeleteUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()

  const remove = async () => {
    setPending(true)
    try {
      await removeUser(user.id, user.version)
      showToast('success', t('users.deleted'))
      onClose()
      await queryClient.invalidateQueries({ queryKey: ['users'] })
    } catch (error) {
      setProblem(problemText(t, error))
      setPending(false)
      if (error instanceof Problem && error.code === 'version_conflict')
        await queryClient.invalidateQueries({ queryKey: ['users'] })
    }
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('users.deleteTitle', { name: user.full_name })}
      confirm={t('users.deleteConfirm')}
      onConfirm={() => void remove()}
      isPending={isPending}
      problem={problem}
    >
      {t('users.deleteText', { username: user.username, role: t(`terms.role.${user.role}`) })}
    </ConfirmDialog>
  )
}
