import type { Report } from 'contract/insight/reports'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ActionDialog } from '../../../kit/actions/ActionDialog.tsx'
import { removeReport } from './queries.ts'

type Props = { report: Report; place: string; onClose: () => void; onDeleted: () => void }

export function DeleteReportDialog({ report, place, onClose, onDeleted }: Props) {
  const { t } = useTranslation()
  return (
    <ActionDialog
      title={t('reports.deleteTitle', { title: report.title })}
      confirm={t('reports.deleteConfirm')}
      done={t('reports.deleted')}
      action={() => removeReport(report.id, report.version)}
      onClose={onClose}
      onDone={onDeleted}
    >
      {t('reports.deleteText', { place, year: report.year })}
    </ActionDialog>
  )
}
