import type { Indicator, Option } from 'contract/instrument/instruments'
import { type ReactNode, useState } from 'react'
import { removeDraft } from '../../../../drafts/drafts.ts'
import { useHasDraft } from '../../../../drafts/use-has-drafts.ts'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { JudgingKeys } from './JudgingKeys.tsx'
import { type LastAnswer, LetterBar, type Proposal } from './LetterBar.tsx'
import { optionsFor } from './rules.ts'
import { StageTexts } from './StageTexts.tsx'

const NotApplicableReason = lazily(
  async () => (await import('./NotApplicableReason.tsx')).NotApplicableReason,
)

/** Passed to `stages`, which replaces the plain texts of the stages. */
export type StagesShown = {
  chosen: Option | undefined
  options: readonly Option[]
  choose: (option: Option) => void
}

export type AnswerChoiceProps = {
  indicator: Indicator
  options: readonly Option[]
  answer: { option: number; na_reason: string | null } | undefined
  last?: LastAnswer | null
  proposal?: Proposal | null
  stages?: (shown: StagesShown) => ReactNode
  isFrozen: boolean
  draftName: string | null
  onAnswer: (option: number, na_reason: string | null) => void
  children: ReactNode
  foot: ReactNode
}

/** Stages and letters; "not applicable" is stored only with a reason. */
export function AnswerChoice(props: AnswerChoiceProps) {
  const { indicator, answer, last = null, isFrozen, draftName, onAnswer, children, foot } = props
  const [wantsReason, setWantsReason] = useState(false)
  const hasDraft = useHasDraft(draftName)
  const isReasonShown = wantsReason || (hasDraft && !isFrozen)
  const options = optionsFor(indicator, props.options)
  const answered = options.find(({ id }) => id === answer?.option)
  const notApplicable = options.find(({ code }) => code === 'NA')
  const chosen = isReasonShown ? notApplicable : answered
  const choose = ({ id, code }: Option) => {
    setWantsReason(code === 'NA')
    if (code === 'NA') return
    if (draftName !== null) removeDraft(draftName)
    onAnswer(id, null)
  }
  return (
    <>
      <div className="above-letters pb-4">
        {props.stages?.({ chosen, options, choose }) ?? (
          <StageTexts indicator={indicator} options={options} chosen={chosen} />
        )}
        {notApplicable && (isReasonShown || answered?.code === 'NA') && (
          <div className="mt-3">
            <NotApplicableReason
              condition={indicator.na_reason}
              reason={answered?.code === 'NA' ? (answer?.na_reason ?? '') : ''}
              isFrozen={isFrozen}
              draftName={draftName}
              onReason={(reason) => {
                setWantsReason(false)
                onAnswer(notApplicable.id, reason)
              }}
            />
          </div>
        )}
        {children}
      </div>
      <LetterBar
        indicator={indicator}
        options={options}
        chosen={chosen}
        last={last}
        proposal={props.proposal ?? null}
        isFrozen={isFrozen}
        onChoose={choose}
      >
        {foot}
      </LetterBar>
      <JudgingKeys
        indicator={indicator}
        options={options}
        chosen={chosen}
        isFrozen={isFrozen}
        onChoose={choose}
      />
    </>
  )
}
