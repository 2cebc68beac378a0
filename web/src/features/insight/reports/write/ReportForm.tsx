import { useQueryClient } from '@tanstack/react-query'
import { type Report, ReportChange } from 'contract/insight/reports'
import { checked } from 'contract/platform/checked'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { FormFrame } from '../../../../kit/forms/FormFrame.tsx'
import { useEdited } from '../../../../kit/forms/use-edited.ts'
import { showToast } from '../../../../ui/messages/toasts.ts'
import { changeReport, type ReportPlace, reportsQuery } from '../queries.ts'
import { ReportFields } from './ReportFields.tsx'
import { draftNameOf, type ReportValues } from './report-values.ts'

const valuesOf = ({ title, year, text }: Report): ReportValues => ({ title, year, text })

type Props = {
  place: ReportPlace
  page: number
  report: Report
  onLeave: () => void
  onSaved: (report: Report) => void
}

/** Edits the texts; figures stay those of the day the report was created. */
export function ReportForm({ place, page, report, onLeave, onSaved }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [edition, setEdition] = useState(0)
  const draftName = draftNameOf(place, report.id)
  const labels = { title: t('reports.name'), year: t('evaluations.year'), text: t('reports.text') }
  const form = useEdited<Report, ReportValues>({
    draft: draftName,
    saved: report,
    shape: ReportChange,
    valuesOf,
    labels,
    textOf: (field, values) => String(values[field]),
    write: (changes, version) => changeReport(report.id, checked(ReportChange, changes), version),
    readAgain: async () => {
      const { results } = await queryClient.fetchQuery({ ...reportsQuery(place, page), staleTime: 0 })
      return results.find(({ id }) => id === report.id) ?? report
    },
    onSaved: (saved) => {
      showToast('success', t('reports.published', { title: saved.title }))
      onSaved(saved)
    },
  })
  const takeTheirs = () => {
    form.takeTheirs()
    setEdition((now) => now + 1)
  }
  return (
    <FormFrame
      form={{ ...form, takeTheirs }}
      labels={labels}
      save={t('reports.publishChanges')}
      onLeave={onLeave}
      leave={t('reports.later')}
    >
      <ReportFields form={form} draftName={draftName} edition={edition + form.draft.edition} />
    </FormFrame>
  )
}
