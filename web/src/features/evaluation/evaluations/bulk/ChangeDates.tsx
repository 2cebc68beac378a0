import { can } from 'contract/access/permissions'
import { EvaluationChange, type ListedEvaluation } from 'contract/evaluation/evaluations'
import { isWritable } from 'contract/evaluation/life-cycle'
import { useState } from 'react'
import { DraftNotice } from '../../../../drafts/DraftNotice.tsx'
import { useDraft } from '../../../../drafts/use-draft.ts'
import { codeText } from '../../../../i18n/problem-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { BulkDialog, type BulkProps } from '../../../../kit/lists/bulk/BulkDialog.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { focusField } from '../../../../ui/fields/focus-field.ts'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { changeEvaluation, placeOfEvaluation } from '../queries.ts'

const useWhyNot = () => {
  const { t } = useTranslation()
  const actor = useActor()
  return (row: ListedEvaluation) => {
    if (!can(actor, 'evaluation.change', placeOfEvaluation(row))) return codeText(t, 'permission_denied')
    const { status } = row.lines.at(-1) ?? row.line
    return isWritable('date', status) ? undefined : t('evaluation-list.periodFrozen')
  }
}

export function ChangeDates(props: BulkProps<ListedEvaluation>) {
  const { t } = useTranslation()
  const [date, setDate] = useState('')
  const [problem, setProblem] = useState<string>()
  const draft = useDraft({
    name: 'evaluations/date',
    value: date,
    isDirty: date !== '',
    restore: setDate,
    reset: () => setDate(''),
  })
  const whyNot = useWhyNot()
  const mayBegin = () => {
    const isDate = date !== '' && EvaluationChange.safeParse({ date }).success
    setProblem(isDate ? undefined : codeText(t, date === '' ? 'required' : 'validation_error'))
    if (!isDate) focusField('dates')
    return isDate
  }
  const onOver = (done: readonly ListedEvaluation[]) => {
    const isDone = (row: ListedEvaluation) =>
      whyNot(row) !== undefined || done.some(({ id }) => id === row.id)
    if (props.rows.every(isDone)) draft.clear()
    props.onOver(done)
  }
  return (
    <BulkDialog
      {...props}
      onOver={onOver}
      title={(count) => t('many.dateTitle', { count })}
      confirm={t('many.dateConfirm')}
      whyNot={whyNot}
      mayBegin={mayBegin}
      action={({ id, version }) => changeEvaluation(id, { date }, version)}
      done={(count) => t('many.dated', { count })}
    >
      <TextField
        id="dates"
        type="date"
        label={t('evaluations.date')}
        hint={t('many.dateHint')}
        value={date}
        onChange={setDate}
        problem={problem}
      />
      <DraftNotice draft={draft} />
    </BulkDialog>
  )
}
