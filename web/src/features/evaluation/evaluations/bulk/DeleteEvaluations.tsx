import { can } from 'contract/access/permissions'
import type { ListedEvaluation } from 'contract/evaluation/evaluations'
import { isWritable } from 'contract/evaluation/life-cycle'
import { codeText } from '../../../../i18n/problem-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { BulkDialog, type BulkProps } from '../../../../kit/lists/bulk/BulkDialog.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { placeOfEvaluation, removeEvaluation } from '../queries.ts'

export function DeleteEvaluations(props: BulkProps<ListedEvaluation>) {
  const { t } = useTranslation()
  const actor = useActor()
  const whyNot = (row: ListedEvaluation) => {
    if (!can(actor, 'evaluation.delete', placeOfEvaluation(row))) return codeText(t, 'permission_denied')
    const isFrozen = row.lines.some(({ status }) => !isWritable('evaluation', status))
    return isFrozen ? t('evaluation-list.deleteFrozen', { name: row.school.name }) : undefined
  }
  return (
    <BulkDialog
      {...props}
      kind="danger"
      title={(count) => t('many.deleteTitle', { count })}
      confirm={t('many.deleteConfirm')}
      whyNot={whyNot}
      action={({ id, version }) => removeEvaluation(id, version)}
      done={(count) => t('many.deleted', { count })}
    >
      <p className="text-text2">{t('many.deleteText')}</p>
    </BulkDialog>
  )
}
