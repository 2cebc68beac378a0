import type { Indicator, Option } from 'contract/instrument/instruments'
import { type ReactNode, useState } from 'react'
import { removeDraft } from '../../../../drafts/drafts.ts'
import { useHasDraft } from '../../../../drafts/use-has-drafts.ts'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { OptionChoice, optionsFor } from './OptionChoice.tsx'

const NotApplicableReason = lazily(
  async () => (await import('./NotApplicableReason.tsx')).NotApplicableReason,
)

type Props = {
  indicator: Indicator
  /** All of the instrument. */
  options: readonly Option[]
  answer: { option: number; na_reason: string | null } | undefined
  isFrozen: boolean
  /** Names the draft of a reason; null where nothing is kept. */
  draftName: string | null
  onAnswer: (option: number, na_reason: string | null) => void
  /** What can be done with an answer; its place is kept, so that nothing moves when it comes: where there is room, in the row that follows. */
  action?: ReactNode
}

/** Chooses the answer to an indicator. "Not applicable" is one only together with its reason. */
export function AnswerChoice({ indicator, options, answer, isFrozen, draftName, onAnswer, action }: Props) {
  const [wantsReason, setWantsReason] = useState(false)
  const hasDraft = useHasDraft(draftName)
  const isReasonShown = wantsReason || (hasDraft && !isFrozen)
  const fitting = optionsFor(indicator, options)
  const chosen = fitting.find(({ id }) => id === answer?.option)
  const notApplicable = fitting.find(({ code }) => code === 'NA')
  const choose = ({ id, code }: Option) => {
    setWantsReason(code === 'NA')
    if (code === 'NA') return
    if (draftName !== null) removeDraft(draftName)
    onAnswer(id, null)
  }
  return (
    <>
      <OptionChoice
        indicator={indicator}
        options={fitting}
        chosen={isReasonShown ? notApplicable : chosen}
        isFrozen={isFrozen}
        onChoose={choose}
      />
      {notApplicable && (isReasonShown || chosen?.code === 'NA') && (
        <NotApplicableReason
          condition={indicator.na_reason}
          reason={chosen?.code === 'NA' ? (answer?.na_reason ?? '') : ''}
          isFrozen={isFrozen}
          draftName={draftName}
          onReason={(reason) => {
            setWantsReason(false)
            onAnswer(notApplicable.id, reason)
          }}
        />
      )}
      {action !== undefined && (
        <div className="-ms-2 -mb-2 min-h-9 print:hidden wide:relative wide:top-4.5 wide:z-1 wide:-mb-9 wide:justify-self-end">
          {!isReasonShown && action}
        </div>
      )}
    </>
  )
}
