import { useQueryClient } from '@tanstack/react-query'
import type { Evaluation } from 'contract/evaluation/evaluations'
import { isWritable } from 'contract/evaluation/life-cycle'
import { readOwnTexts } from '../../../i18n/read-language.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ActionDialog } from '../../../kit/actions/ActionDialog.tsx'
import { lazily } from '../../../ui/waiting/lazily.tsx'
import { ChangePeriodDialog } from './ChangePeriodDialog.tsx'
import { NotNowDialog } from './NotNowDialog.tsx'
import { removeEvaluation } from './queries.ts'
import { YearDialog } from './YearDialog.tsx'

const EditionDialog = lazily(async () => {
  const [part] = await Promise.all([import('./edition/EditionDialog.tsx'), readOwnTexts('moving')])
  return part.EditionDialog
})

export type EvaluationAction = { kind: 'change' | 'year' | 'edition' | 'delete'; row: Evaluation }

type Props = { action: EvaluationAction | null; onDone: () => void }

export function EvaluationActionDialog({ action, onDone }: Props) {
  const { t } = useTranslation()
  if (action?.kind === 'change')
    return <ChangePeriodDialog key={action.row.id} row={action.row} onClose={onDone} />
  if (action?.kind === 'year') return <YearDialog key={action.row.id} row={action.row} onClose={onDone} />
  if (action?.kind === 'edition')
    return <EditionDialog key={action.row.id} row={action.row} onClose={onDone} />
  if (action?.kind !== 'delete') return null
  const isFrozen = action.row.lines.some(({ status }) => !isWritable('evaluation', status))
  if (isFrozen) {
    return (
      <NotNowDialog title={t('evaluation-list.delete')} onClose={onDone}>
        {t('evaluation-list.deleteFrozen', { name: action.row.school.name })}
      </NotNowDialog>
    )
  }
  return <DeleteDialog key={action.row.id} row={action.row} onClose={onDone} />
}

function DeleteDialog({ row, onClose }: { row: Evaluation; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return (
    <ActionDialog
      title={t('evaluation-list.deleteTitle', { name: row.school.name })}
      confirm={t('evaluation-list.deleteConfirm')}
      done={t('evaluation-list.deleted')}
      action={() => removeEvaluation(row.id, row.version)}
      onClose={onClose}
      refresh={() => queryClient.invalidateQueries({ queryKey: ['evaluations'] })}
    >
      {t('evaluation-list.deleteText', {
        name: row.school.name,
        line: t(`terms.line.${row.line.evaluation_type}`),
        year: row.line.year,
      })}
    </ActionDialog>
  )
}
