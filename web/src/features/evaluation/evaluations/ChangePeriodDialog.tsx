import { useQueryClient } from '@tanstack/react-query'
import { type Evaluation, EvaluationChange } from 'contract/evaluation/evaluations'
import { isWritable } from 'contract/evaluation/life-cycle'
import { checked } from 'contract/platform/checked'
import { formatDay } from '../../../i18n/format-date.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { FormDialog } from '../../../kit/forms/FormDialog.tsx'
import { FormFrame } from '../../../kit/forms/FormFrame.tsx'
import { useEdited } from '../../../kit/forms/use-edited.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { showToast } from '../../../ui/messages/toasts.ts'
import { NotNowDialog } from './NotNowDialog.tsx'
import { changeEvaluation, evaluationQuery } from './queries.ts'

type Saved = Pick<Evaluation, 'date' | 'period' | 'version'>
type Values = { date: string | null; period: string }

const valuesOf = ({ date, period }: Saved): Values => ({ date, period: period ?? '' })

/** Date and period can be changed only while the latest line is open. */
export function ChangePeriodDialog({ row, onClose }: { row: Evaluation; onClose: () => void }) {
  const { t } = useTranslation()
  const title = t('evaluation-list.changeTitle', { name: row.school.name })
  if (!isWritable('date', row.lines.at(-1)?.status ?? row.line.status)) {
    return (
      <NotNowDialog title={title} onClose={onClose}>
        {t('evaluation-list.periodFrozen')}
      </NotNowDialog>
    )
  }
  return (
    <FormDialog onClose={onClose} title={title}>
      {(leaving) => <PeriodForm row={row} onSaved={onClose} {...leaving} />}
    </FormDialog>
  )
}

type Props = {
  row: Evaluation
  onSaved: () => void
  onLeave: () => void
  onDirty: (isDirty: boolean) => void
}

function PeriodForm({ row, onSaved, onLeave, onDirty }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const labels = { date: t('evaluations.date'), period: t('evaluations.period') }
  const form = useEdited<Saved, Values>({
    draft: `evaluation/${row.id}`,
    saved: row,
    shape: EvaluationChange,
    valuesOf,
    labels,
    textOf: (field, { date, period }) =>
      field === 'period' ? period || '–' : date === null ? '–' : formatDay(date),
    write: (changes, version) => changeEvaluation(row.id, checked(EvaluationChange, changes), version),
    readAgain: () => queryClient.fetchQuery({ ...evaluationQuery(row.id), staleTime: 0 }),
    onSaved: () => {
      showToast('success', t('evaluation-list.periodSaved'))
      onSaved()
      void queryClient.invalidateQueries({ queryKey: ['evaluations'] })
    },
  })
  return (
    <FormFrame form={form} labels={labels} onLeave={onLeave} onDirty={onDirty}>
      <TextField
        id="date"
        type="date"
        label={labels.date}
        isOptional
        value={form.values.date ?? ''}
        onChange={(date) => form.set('date', date || null)}
        {...form.problemOf('date')}
      />
      <TextField
        label={labels.period}
        isOptional
        hint={t('evaluation-list.periodHint')}
        {...form.fieldOf('period')}
      />
    </FormFrame>
  )
}
