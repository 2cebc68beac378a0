import { ListChecks } from 'lucide'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { Button } from '../../../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../../../ui/messages/EmptyState.tsx'
import type { OpenDialog } from '../plan-dialog.ts'

export function NoActions({ isEditable, onOpen }: { isEditable: boolean; onOpen: OpenDialog }) {
  const { t } = useTranslation()
  return (
    <div className="rounded-card border border-border bg-surface">
      <EmptyState
        icon={ListChecks}
        title={t('plan.noActions')}
        action={
          isEditable && (
            <Button onPress={() => onOpen({ kind: 'new action', goal: null })}>{t('plan.action.add')}</Button>
          )
        }
      >
        {isEditable && t('plan.noActionsText')}
      </EmptyState>
    </div>
  )
}
