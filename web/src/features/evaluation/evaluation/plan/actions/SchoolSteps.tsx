import { isOver } from 'contract/evaluation/plan/actions'
import type { Placed } from 'contract/evaluation/plan/plan-figures'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { menuIdOf } from '../../../../../kit/reporting/use-named-action.ts'
import { Button } from '../../../../../ui/buttons/Button.tsx'
import type { OpenDialog } from '../plan-dialog.ts'

export function SchoolSteps({ placed, onOpen }: { placed: Placed; onOpen: OpenDialog }) {
  const { t } = useTranslation()
  const { id, text, status, reported, confirmed, deadline } = placed.action
  if (confirmed || isOver(status)) return null
  return (
    <span className="flex flex-wrap gap-x-2 gap-y-1 wide:grid print:hidden">
      <Button
        id={menuIdOf(id)}
        size="compact"
        aria-label={t(reported ? 'plan.report.againOf' : 'plan.report.doneOf', { text })}
        onPress={() => onOpen({ kind: 'done', ...placed })}
      >
        {reported ? t('plan.report.again') : t('plan.report.done')}
      </Button>
      {deadline !== null && (
        <Button
          size="compact"
          kind="quiet"
          aria-label={t('dates.proposal.proposeOf', { text })}
          onPress={() => onOpen({ kind: 'propose', ...placed })}
        >
          {t('dates.proposal.propose')}
        </Button>
      )}
    </span>
  )
}
