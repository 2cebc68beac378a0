import type { Report, ReportVersionTexts } from 'contract/insight/reports'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { ActionDialog } from '../../../../kit/actions/ActionDialog.tsx'
import { changeReport } from '../queries.ts'

type Props = { report: Report; texts: ReportVersionTexts; onClose: () => void; onRestored: () => void }

export function RestoreDialog({ report, texts, onClose, onRestored }: Props) {
  const { t } = useTranslation()
  const { version, title, year, text } = texts
  return (
    <ActionDialog
      title={t('reports.restoreTitle', { version })}
      kind="primary"
      confirm={t('reports.restore')}
      done={t('reports.restored', { version })}
      action={() => changeReport(report.id, { title, year, text }, report.version)}
      onClose={onClose}
      onDone={onRestored}
    >
      {t('reports.restoreText', { next: report.version + 1 })}
    </ActionDialog>
  )
}
