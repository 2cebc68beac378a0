import type { Report, ReportVersionTexts } from 'contract/insight/reports'
import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../../../../kit/actions/ActionDialog.tsx'
import { changeReport } from '../queries.ts'

type Props = { report: Report; words: ReportVersionTexts; onClose: () => void; onRestored: () => void }

/** Writes the words of an earlier version anew, as the latest one. */
export function RestoreDialog({ report, words, onClose, onRestored }: Props) {
  const { t } = useTranslation()
  const { version, title, year, text } = words
  return (
    <ActionDialog
      title={t('reports.restoreTitle', { version })}
      kind="primary"
      confirm={t('reports.restore')}
      done={t('reports.restored', { version })}
      deed={() => changeReport(report.id, { title, year, text }, report.version)}
      onClose={onClose}
      onDone={onRestored}
    >
      {t('reports.restoreText', { next: report.version + 1 })}
    </ActionDialog>
  )
}
