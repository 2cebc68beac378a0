import { NewReport, type Report } from 'contract/insight/reports'
import { checked } from 'contract/platform/checked'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { FormFrame } from '../../../../kit/forms/FormFrame.tsx'
import { useDraftedForm } from '../../../../kit/forms/use-drafted-form.ts'
import { useRequestKey } from '../../../../kit/forms/use-request-key.ts'
import { showToast } from '../../../../ui/messages/toasts.ts'
import { type ReportPlace, writeReport } from '../queries.ts'
import { HiddenBefore } from './HiddenBefore.tsx'
import { ReportFields } from './ReportFields.tsx'
import { draftNameOf, type ReportValues } from './report-values.ts'

const empty = (): ReportValues => ({ title: '', year: new Date().getFullYear(), text: '' })

type Props = { place: ReportPlace; onLeave: () => void; onSaved: (report: Report) => void }

/** A new report is a draft on this device until it is published. */
export function NewReportForm({ place, onLeave, onSaved }: Props) {
  const { t } = useTranslation()
  const keyFor = useRequestKey()
  const draftName = draftNameOf(place, 'new')
  const form = useDraftedForm<ReportValues>({
    name: draftName,
    shape: NewReport,
    begin: empty(),
  })
  const labels = {
    title: t('reports.name'),
    year: t('evaluations.year'),
    text: t('reports.text'),
  }
  const save = () =>
    void form.submit(async (values) => {
      const body = checked(NewReport, values)
      const report = await writeReport(place, body, keyFor(body))
      showToast('success', t('reports.published', { title: report.title }))
      onSaved(report)
    })
  return (
    <FormFrame
      form={{ ...form, isDirty: false, save }}
      labels={labels}
      save={t('reports.publish')}
      onLeave={onLeave}
      leave={t('reports.later')}
    >
      <ReportFields form={form} draftName={draftName} edition={form.draft.edition} />
      <HiddenBefore place={place} />
      <p className="text-text2">{t('reports.freeze')}</p>
    </FormFrame>
  )
}
