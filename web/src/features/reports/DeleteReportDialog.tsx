import type { Report } from 'contract/reports'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../i18n/problem-text.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { removeReport } from './queries.ts'

type Props = { report: Report; place: string; onClose: () => void; onDeleted: () => void }

export function DeleteReportDialog({ report, place, onClose, onDeleted }: Props) {
  const { t } = useTranslation()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const remove = async () => {
    setPending(true)
    try {
      await removeReport(report.id, report.version)
      showToast('success', t('reports.deleted'))
      onClose()
      onDeleted()
    } catch (error) {
      setProblem(problemText(t, error))
      setPending(false)
    }
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('reports.deleteTitle', { title: report.title })}
      confirm={t('reports.deleteConfirm')}
      onConfirm={() => void remove()}
      isPending={isPending}
      problem={problem}
    >
      {t('reports.deleteText', { place, year: report.year })}
    </ConfirmDialog>
  )
}
