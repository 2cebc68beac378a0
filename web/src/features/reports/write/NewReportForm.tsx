import { checked } from 'contract/checked'
import { NewReport, type Report } from 'contract/reports'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFrame } from '../../../app/forms/FormFrame.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { useRequestKey } from '../../../app/forms/use-request-key.ts'
import { showToast } from '../../../ui/messages/toasts.ts'
import { type ReportPlace, writeReport } from '../queries.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { keptDraft, type ReportValues } from './draft.ts'
import { ReportFields } from './ReportFields.tsx'
import { useDraft } from './use-draft.ts'

const empty = (): ReportValues => ({ title: '', year: new Date().getFullYear(), text: '' })

type Props = { place: ReportPlace; onLeave: () => void; onSaved: (report: Report) => void }

/** A new report. Until it is published it is seen on this device alone. */
export function NewReportForm({ place, onLeave, onSaved }: Props) {
  const { t } = useTranslation()
  const keyFor = useRequestKey()
  const [edition, setEdition] = useState(0)
  const form = useForm<ReportValues>(NewReport, keptDraft(place, null) ?? empty())
  const { values } = form
  const draft = useDraft(place, null, values, values.title !== '' || values.text !== '')
  const labels = {
    title: t('reports.name'),
    year: t('evaluations.year'),
    text: t('reports.text'),
  }
  const discard = () => {
    form.change(empty())
    draft.forget()
    setEdition((now) => now + 1)
  }
  const save = () =>
    void form.submit(async () => {
      const body = checked(NewReport, values)
      const report = await writeReport(place, body, keyFor(body))
      draft.forget()
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
      {draft.found && <DraftNotice draft={draft.found} onDiscard={discard} />}
      <ReportFields form={form} edition={edition} />
      <p className="text-text2">{t('reports.freeze')}</p>
    </FormFrame>
  )
}
