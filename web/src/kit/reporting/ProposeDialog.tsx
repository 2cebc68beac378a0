import { useQueryClient } from '@tanstack/react-query'
import type { Action } from 'contract/evaluation/plan/actions'
import { proposalCalls } from 'contract/evaluation/plan/proposals'
import { useTranslation } from '../../i18n/translation.tsx'
import { ask } from '../../session/ask.ts'
import { useAction } from '../actions/use-action.ts'
import { DayDialog } from '../forms/DayDialog.tsx'
import { useRequestKey } from '../forms/use-request-key.ts'

type Props = { action: Action; goal: number; onClose: () => void }

/** A school proposes another day with a reason; the text stays as a draft until it is sent. */
export function ProposeDialog({ action, goal, onClose }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const change = useAction({ refresh: () => queryClient.invalidateQueries({ queryKey: ['plans'] }) })
  const keyFor = useRequestKey()
  const send = (deadline: string, reason: string) => {
    const body = { deadline, reason }
    const { id, version } = action
    return change.run(
      () =>
        ask(proposalCalls.proposeDate, {
          parameters: { goal, action: id },
          body,
          version,
          key: keyFor(body),
        }),
      t('dates.proposal.sent'),
    )
  }
  return (
    <DayDialog
      title={t('dates.proposal.propose')}
      onClose={onClose}
      draftName={`action/${action.id}/proposal`}
      about={action.text}
      label={t('dates.proposal.why')}
      hint={t('dates.proposal.whyHint')}
      confirm={t('dates.proposal.send')}
      onSave={send}
      action={change}
    />
  )
}
