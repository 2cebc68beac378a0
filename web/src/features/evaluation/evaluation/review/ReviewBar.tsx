import type { Option } from 'contract/instrument/instruments'
import { useRef } from 'react'
import type { LastAnswer } from '../indicator/LetterBar.tsx'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import { AskForChange } from './AskForChange.tsx'
import { DecisionButtons } from './DecisionButtons.tsx'
import { DecisionState } from './DecisionState.tsx'
import { MarkConflict } from './MarkConflict.tsx'
import { ReviewKeys } from './ReviewKeys.tsx'
import { ReviewLetters } from './ReviewLetters.tsx'
import { useDecisions } from './use-decisions.ts'

type Props = {
  ready: EvaluationReady
  current: PlacedIndicator
  /** Those of the indicator's scale. */
  options: readonly Option[]
  answered: Option | undefined
  last: LastAnswer | null
}

/** The school's letter and the two decisions, sticky; on a phone one thin bar. */
export function ReviewBar({ ready, current, options, answered, last }: Props) {
  const line = ready.detail.line.id
  const { id: indicator } = current.indicator
  const askButton = useRef<HTMLButtonElement>(null)
  const decisions = useDecisions(ready, current)
  const { judgement, writing, agreeNow, askNow } = decisions
  return (
    <div className="letter-bar mt-4 flex flex-wrap items-center gap-2 wide:-mx-5 wide:mt-auto wide:border-t wide:border-border wide:bg-surface wide:px-5 wide:py-2 letterbar:sticky letterbar:bottom-[var(--guide,0px)] letterbar:z-5 print:hidden">
      {/* On a low screen the letters are hidden while writing, since the text above needs the room. */}
      <div className={`basis-full ${writing === null ? '' : '[@media(max-height:50rem)]:hidden'}`}>
        <ReviewLetters
          options={options}
          answered={answered}
          naReason={ready.now.answers.get(indicator)?.na_reason ?? null}
          last={last}
        />
      </div>
      <MarkConflict line={line} indicator={indicator} />
      {writing !== null && (
        <AskForChange
          deciding={decisions.deciding}
          request={judgement?.agreed === false ? judgement.text : undefined}
          isFocused={writing === 'focused'}
          hasUnsentText={decisions.hasUnsentText}
          onSent={decisions.requestSent}
          onClose={() => {
            decisions.stopWriting()
            askButton.current?.focus()
          }}
        />
      )}
      <DecisionState current={current} decisions={decisions} />
      <DecisionButtons ready={ready} answered={answered} decisions={decisions} askButton={askButton} />
      {/* The shortcut for agreeing must not discard a request that is being written. */}
      <ReviewKeys onAgree={writing === null ? agreeNow : askNow} onAsk={askNow} />
    </div>
  )
}
