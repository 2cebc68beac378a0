import { useQueryClient } from '@tanstack/react-query'
import { Problem } from 'contract/problems'
import type { School } from 'contract/schools'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../i18n/problem-text.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { removeSchool } from './queries.ts'

export function DeleteSchoolDialog({ school, onClose }: { school: School; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()

  const remove = async () => {
    setPending(true)
    try {
      await removeSchool(school.id, school.version)
      showToast('success', t('schools.deleted'))
      onClose()
      await queryClient.invalidateQueries({ queryKey: ['schools'] })
    } catch (error) {
      const isUsed = error instanceof Problem && error.code === 'in_use'
      setProblem(isUsed ? t('schools.inUse') : problemText(t, error))
      setPending(false)
      if (error instanceof Problem && error.code === 'version_conflict')
        await queryClient.invalidateQueries({ queryKey: ['schools'] })
    }
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('schools.deleteTitle', { name: school.name })}
      confirm={t('schools.deleteConfirm')}
      onConfirm={() => void remove()}
      isPending={isPending}
      problem={problem}
    >
      {t('schools.deleteText', { region: school.region.name, country: school.country.name })}
    </ConfirmDialog>
  )
}
