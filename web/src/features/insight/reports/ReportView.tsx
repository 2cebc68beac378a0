import type { Report } from 'contract/insight/reports'
import { History, Pencil, Printer, Trash2 } from 'lucide'
import { useState } from 'react'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { DownloadButton } from '../../../kit/documents/DownloadButton.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { FrozenFigures } from '../statistics/queries.ts'
import { DeleteReportDialog } from './DeleteReportDialog.tsx'
import { ReportText } from './text/ReportText.tsx'

type Props = {
  report: Report
  place: string
  mayChange: boolean
  onVersions: () => void
  onChange: () => void
  onDeleted: () => void
}

export function ReportView({ report, place, mayChange, onVersions, onChange, onDeleted }: Props) {
  const { t } = useTranslation()
  const [isDeleting, setDeleting] = useState(false)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <ReportTitle report={report} place={place} />
        <ReportButtons {...{ report, mayChange, onVersions, onChange }} onDelete={() => setDeleting(true)} />
      </div>
      <Card>
        <ReportText text={report.text} />
      </Card>
      <div>
        <h2>{t('reports.figures')}</h2>
        <p className="text-text2">{t('reports.figuresText', { when: formatDateTime(report.created_at) })}</p>
        {report.figures.audience && (
          <p className="text-text2">{t(`reports.audience.${report.figures.audience}`, { place })}</p>
        )}
      </div>
      <FrozenFigures figures={report.figures} day={report.created_at.slice(0, 10)} />
      {isDeleting && (
        <DeleteReportDialog
          report={report}
          place={place}
          onClose={() => setDeleting(false)}
          onDeleted={onDeleted}
        />
      )}
    </>
  )
}

function ReportTitle({ report, place }: Pick<Props, 'report' | 'place'>) {
  const { t } = useTranslation()
  return (
    <div className="min-w-0">
      <h1 className="wrap-anywhere">{report.title}</h1>
      <p className="mt-1 text-text2">
        {[
          place,
          t('reports.about', {
            year: report.year,
            author: report.author.name,
            when: formatDateTime(report.created_at),
          }),
        ].join(' · ')}
      </p>
      {report.created_by.id !== report.author.id && (
        <p className="text-14 text-text2">{t('reports.onBehalf', { name: report.created_by.name })}</p>
      )}
      {report.version > 1 && (
        <p className="text-14 text-text2">
          {t('reports.version', { version: report.version, when: formatDateTime(report.updated_at) })}
        </p>
      )}
    </div>
  )
}

type ButtonsProps = Pick<Props, 'report' | 'mayChange' | 'onVersions' | 'onChange'> & { onDelete: () => void }

function ReportButtons({ report, mayChange, onVersions, onChange, onDelete }: ButtonsProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap gap-2 max-wide:w-full max-wide:*:grow print:hidden">
      <DownloadButton subject="report" id={report.id} name={report.title} />
      <Button icon={Printer} onPress={() => print()}>
        {t('reports.print')}
      </Button>
      {report.version > 1 && (
        <Button icon={History} onPress={onVersions}>
          {t('reports.versions')}
        </Button>
      )}
      {mayChange && (
        <>
          <Button icon={Pencil} onPress={onChange}>
            {t('reports.change')}
          </Button>
          <Button icon={Trash2} kind="quiet-danger" onPress={onDelete}>
            {t('reports.delete')}
          </Button>
        </>
      )}
    </div>
  )
}
