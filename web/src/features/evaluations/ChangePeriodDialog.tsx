import { useQueryClient } from '@tanstack/react-query'
import { checked } from 'contract/checked'
import { type Evaluation, EvaluationChange } from 'contract/evaluations'
import { isWritable } from 'contract/life-cycle'
import { Problem } from 'contract/problems'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictNotice } from '../../app/ConflictNotice.tsx'
import { useForm } from '../../app/use-form.ts'
import { useNamedProblems } from '../../app/use-named-problems.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toasts.ts'
import { NotNowDialog } from './NotNowDialog.tsx'
import { changeEvaluation, evaluationQuery } from './queries.ts'

type Saved = Pick<Evaluation, 'date' | 'period' | 'version'>

/** Date and period of an evaluation; only while its latest line is open. */
export function ChangePeriodDialog({ row, onClose }: { row: Evaluation; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [newer, setNewer] = useState<Saved | null>(null)
  const form = useForm(EvaluationChange, { date: row.date, period: row.period ?? '' })
  const words = { date: t('evaluations.date'), period: t('evaluations.period') }
  const problems = useNamedProblems(form.problems, words)
  const title = t('evaluations.changeTitle', { name: row.school.name })
  const isOpen = isWritable('date', row.lines.at(-1)?.status ?? row.line.status)

  const save = (version: number) =>
    form.submit(async (values) => {
      try {
        await changeEvaluation(row.id, checked(EvaluationChange, values), version)
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'version_conflict') throw error
        return setNewer(await queryClient.fetchQuery({ ...evaluationQuery(row.id), staleTime: 0 }))
      }
      showToast('success', t('evaluations.periodSaved'))
      onClose()
      await queryClient.invalidateQueries({ queryKey: ['evaluations'] })
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(newer?.version ?? row.version)
  }
  const takeTheirs = () => {
    if (!newer) return
    form.set('date', newer.date)
    form.set('period', newer.period ?? '')
  }
  const differences = (['date', 'period'] as const)
    .map((field) => ({
      label: words[field],
      theirs: newer?.[field] || '–',
      mine: form.values[field] || '–',
    }))
    .filter(({ theirs, mine }) => theirs !== mine)

  if (!isOpen) {
    return (
      <NotNowDialog title={title} onClose={onClose}>
        {t('evaluations.periodFrozen')}
      </NotNowDialog>
    )
  }
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <ErrorSummary problems={problems} />
        {newer && differences.length > 0 && (
          <ConflictNotice
            differences={differences}
            onTheirs={takeTheirs}
            onMine={() => void save(newer.version)}
            isPending={form.isPending}
          />
        )}
        <TextField
          id="date"
          type="date"
          label={words.date}
          isOptional
          value={form.values.date ?? ''}
          onChange={(date) => form.set('date', date || null)}
          {...form.problemOf('date')}
        />
        <TextField
          id="period"
          label={words.period}
          isOptional
          hint={t('evaluations.periodHint')}
          value={form.values.period}
          onChange={(period) => form.set('period', period)}
          {...form.problemOf('period')}
        />
        <div className="flex flex-col-reverse gap-2 pt-2 wide:flex-row wide:justify-end">
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" type="submit" isPending={form.isPending}>
            {t('lists.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
