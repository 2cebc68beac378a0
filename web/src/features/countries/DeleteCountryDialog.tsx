import { useQueryClient } from '@tanstack/react-query'
import type { Country } from 'contract/countries'
import { Problem } from 'contract/problems'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../i18n/problem-text.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { removeCountry } from './queries.ts'

export function DeleteCountryDialog({ country, onClose }: { country: Country; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: ['countries'] })

  const remove = async () => {
    setPending(true)
    try {
      await removeCountry(country.id, country.version)
      showToast('success', t('countries.deleted'))
      onClose()
      readAgain()
    } catch (error) {
      const isUsed = error instanceof Problem && error.code === 'in_use'
      setProblem(isUsed ? t('countries.inUse') : problemText(t, error))
      setPending(false)
      if (error instanceof Problem && error.code === 'version_conflict') readAgain()
    }
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('countries.deleteTitle', { name: country.name })}
      confirm={t('countries.deleteConfirm')}
      onConfirm={() => void remove()}
      isPending={isPending}
      problem={problem}
    >
      {t('countries.deleteText')}
    </ConfirmDialog>
  )
}
