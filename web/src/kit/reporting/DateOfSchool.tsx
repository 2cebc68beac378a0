import { type Action, isOver } from 'contract/evaluation/plan/actions'
import { useState } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { ProposalRead } from './ProposalRead.tsx'
import { ProposeDialog } from './ProposeDialog.tsx'

type Props = { action: Action; goal: number; mayPropose: boolean }

/** What became of another day that the school proposed, and the way to propose one. */
export function DateOfSchool({ action, goal, mayPropose }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { proposed, deadline, status, text } = action
  return (
    <>
      {proposed && <ProposalRead proposed={proposed} />}
      {mayPropose && deadline !== null && !isOver(status) && (
        <span className="print:hidden">
          <Button
            size="compact"
            aria-label={t('dates.proposal.proposeOf', { text })}
            onPress={() => setOpen(true)}
          >
            {t('dates.proposal.propose')}
          </Button>
        </span>
      )}
      {isOpen && <ProposeDialog action={action} goal={goal} onClose={() => setOpen(false)} />}
    </>
  )
}
