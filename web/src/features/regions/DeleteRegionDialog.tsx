import { Problem } from 'contract/problems'
import type { Region } from 'contract/regions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../i18n/problem-text.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { removeRegion } from './queries.ts'
import { useRegionSaved } from './use-region-saved.ts'

export function DeleteRegionDialog({ region, onClose }: { region: Region; onClose: () => void }) {
  const { t } = useTranslation()
  const tellSaved = useRegionSaved()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()

  const remove = async () => {
    setPending(true)
    try {
      await removeRegion(region.id, region.version)
      showToast('success', t('regions.deleted'))
      onClose()
      tellSaved()
    } catch (error) {
      const isUsed = error instanceof Problem && error.code === 'in_use'
      setProblem(isUsed ? t('regions.inUse') : problemText(t, error))
      setPending(false)
      if (error instanceof Problem && error.code === 'version_conflict') tellSaved()
    }
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('regions.deleteTitle', { name: region.name })}
      confirm={t('regions.deleteConfirm')}
      onConfirm={() => void remove()}
      isPending={isPending}
      problem={problem}
    >
      {t('regions.deleteText', { country: region.country.name })}
    </ConfirmDialog>
  )
}
