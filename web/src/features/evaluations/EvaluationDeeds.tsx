import { useQueryClient } from '@tanstack/react-query'
import type { Evaluation } from 'contract/evaluations'
import { isWritable } from 'contract/life-cycle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../i18n/problem-text.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ChangePeriodDialog } from './ChangePeriodDialog.tsx'
import { NotNowDialog } from './NotNowDialog.tsx'
import { removeEvaluation } from './queries.ts'

export type Deed = { kind: 'change' | 'delete'; row: Evaluation }

type Props = { deed: Deed | null; onDone: () => void }

/** What the menu of a row can do besides opening it. */
export function EvaluationDeeds({ deed, onDone }: Props) {
  const { t } = useTranslation()
  if (deed?.kind === 'change') return <ChangePeriodDialog key={deed.row.id} row={deed.row} onClose={onDone} />
  if (deed?.kind !== 'delete') return null
  const isFrozen = deed.row.lines.some(({ status }) => !isWritable('evaluation', status))
  if (isFrozen) {
    return (
      <NotNowDialog title={t('evaluations.delete')} onClose={onDone}>
        {t('evaluations.deleteFrozen', { name: deed.row.school.name })}
      </NotNowDialog>
    )
  }
  return <DeleteDialog key={deed.row.id} row={deed.row} onClose={onDone} />
}

function DeleteDialog({ row, onClose }: { row: Evaluation; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()

  const remove = async () => {
    setPending(true)
    try {
      await removeEvaluation(row.id, row.version)
      showToast('success', t('evaluations.deleted'))
      onClose()
      await queryClient.invalidateQueries({ queryKey: ['evaluations'] })
    } catch (error) {
      setProblem(problemText(t, error))
      setPending(false)
      await queryClient.invalidateQueries({ queryKey: ['evaluations', 'list'] })
    }
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('evaluations.deleteTitle', { name: row.school.name })}
      confirm={t('evaluations.deleteConfirm')}
      onConfirm={() => void remove()}
      isPending={isPending}
      problem={problem}
    >
      {t('evaluations.deleteText', {
        name: row.school.name,
        line: t(`terms.line.${row.line.evaluation_type}`),
        year: row.line.year,
      })}
    </ConfirmDialog>
  )
}
