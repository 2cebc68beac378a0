import type { Option } from 'contract/instruments'
import { isWritable } from 'contract/life-cycle'
import { can } from 'contract/permissions'
import { useState } from 'react'
import { keep } from '../../../outbox/outbox.ts'
import { useActor } from '../../../session/use-session.ts'
import { later } from '../../../ui/later.tsx'
import type { Answer } from '../line-now.ts'
import { placeOf } from '../place.ts'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import { DeleteAnswer } from './DeleteAnswer.tsx'
import { OptionChoice, optionsFor } from './OptionChoice.tsx'

const NotApplicableReason = later(async () => (await import('./NotApplicableReason.tsx')).NotApplicableReason)
const AnswerConflict = later(async () => (await import('./AnswerConflict.tsx')).AnswerConflict)

/** The options of one indicator. A choice is on the device at once and goes to the server by itself. */
export function AnswerForm({ ready, current }: { ready: EvaluationReady; current: PlacedIndicator }) {
  const actor = useActor()
  const { indicator } = current
  const { detail, now, options } = ready
  const answer = now.answers.get(indicator.id)
  const [isReasonAsked, setReasonAsked] = useState(false)
  // what was chosen last, until the line has it
  const [picked, setPicked] = useState<{ option: Option; before: Answer | undefined } | null>(null)
  const isFrozen = !isWritable('answers', detail.line.status) || !can(actor, 'result.write', placeOf(detail))
  const fitting = optionsFor(indicator, options)
  if (picked !== null && picked.before !== answer) setPicked(null)
  const chosen = picked?.option ?? fitting.find(({ id }) => id === answer?.option)
  const notApplicable = fitting.find(({ code }) => code === 'NA')
  const isNotApplicable = isReasonAsked || chosen?.code === 'NA'

  const save = (option: number, na_reason: string | null) =>
    keep(detail.line.id, {
      kind: 'answer',
      indicator: indicator.id,
      option,
      na_reason,
      result: answer?.saved?.id ?? null,
      version: answer?.saved?.version ?? null,
    })

  const choose = (option: Option) => {
    // "Not applicable" is an answer only together with its reason.
    setReasonAsked(option.code === 'NA')
    if (option.code === 'NA') return
    setPicked({ option, before: answer })
    void save(option.id, null)
  }

  return (
    <div className="mt-4 grid gap-3">
      {answer?.waiting?.state === 'refused' && (
        <AnswerConflict ready={ready} indicator={indicator} waiting={answer.waiting} />
      )}
      <OptionChoice
        indicator={indicator}
        options={fitting}
        chosen={isReasonAsked ? notApplicable : chosen}
        isFrozen={isFrozen}
        onChoose={choose}
      />
      {/* its place is kept: nothing moves when the answer has arrived */}
      {!isFrozen && (
        <div className="-ms-2 -mb-2 min-h-9 print:hidden">
          {answer?.saved && !answer.waiting && !isReasonAsked && (
            <DeleteAnswer evaluation={detail.id} code={indicator.code} result={answer.saved} />
          )}
        </div>
      )}
      {isNotApplicable && notApplicable && (
        <NotApplicableReason
          condition={indicator.na_reason}
          reason={chosen?.code === 'NA' ? (answer?.na_reason ?? '') : ''}
          isFrozen={isFrozen}
          onReason={(reason) => {
            setReasonAsked(false)
            void save(notApplicable.id, reason)
          }}
        />
      )}
    </div>
  )
}
