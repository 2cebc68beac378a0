import type { Report, ReportVersionWords } from 'contract/reports'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../i18n/problem-text.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { changeReport } from '../queries.ts'

type Props = { report: Report; words: ReportVersionWords; onClose: () => void; onRestored: () => void }

/** Writes the words of an earlier version anew, as the latest one. */
export function RestoreDialog({ report, words, onClose, onRestored }: Props) {
  const { t } = useTranslation()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { version, title, year, text } = words
  const restore = async () => {
    setPending(true)
    try {
      await changeReport(report.id, { title, year, text }, report.version)
      showToast('success', t('reports.restored', { version }))
      onClose()
      onRestored()
    } catch (error) {
      setProblem(problemText(t, error))
      setPending(false)
    }
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('reports.restoreTitle', { version })}
      kind="primary"
      confirm={t('reports.restore')}
      onConfirm={() => void restore()}
      isPending={isPending}
      problem={problem}
    >
      {t('reports.restoreText', { next: report.version + 1 })}
    </ConfirmDialog>
  )
}
