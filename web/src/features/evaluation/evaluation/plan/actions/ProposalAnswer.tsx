import type { Placed } from 'contract/evaluation/plan/plan-figures'
import { isProposalOpen } from 'contract/evaluation/plan/proposed'
import { formatDay } from '../../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { ProposalRead } from '../../../../../kit/reporting/ProposalRead.tsx'
import { Button } from '../../../../../ui/buttons/Button.tsx'
import { showToast } from '../../../../../ui/messages/toasts.ts'
import { acceptDate, declineDate } from '../queries.ts'
import { usePlanAction } from '../use-plan-action.ts'
import { focusMoved } from './board/focus-moved.ts'

export function ProposalAnswer({ placed, isEditable }: { placed: Placed; isEditable: boolean }) {
  const { t } = useTranslation()
  const change = usePlanAction((problem) => showToast('error', problem))
  const { goal, action } = placed
  const { proposed, text } = action
  if (!proposed) return null
  const day = formatDay(proposed.deadline)
  const answer = (call: typeof acceptDate, success: string) =>
    void change.run(() => call(goal.id, action), success).then(() => focusMoved(action.id))
  return (
    <ProposalRead proposed={proposed}>
      {isEditable && isProposalOpen(action) && (
        <span className="mt-1 flex flex-wrap gap-2 print:hidden">
          <Button
            size="compact"
            aria-label={t('dates.proposal.acceptOf', { day, text })}
            isPending={change.isPending}
            onPress={() => answer(acceptDate, t('dates.proposal.accepted', { day }))}
          >
            {t('dates.proposal.accept')}
          </Button>
          <Button
            size="compact"
            aria-label={t('dates.proposal.declineOf', { day, text })}
            isPending={change.isPending}
            onPress={() => answer(declineDate, t('dates.proposal.declined'))}
          >
            {t('dates.proposal.decline')}
          </Button>
        </span>
      )}
    </ProposalRead>
  )
}
