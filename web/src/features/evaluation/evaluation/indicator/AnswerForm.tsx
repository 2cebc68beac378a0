import { draftsOfIndicator } from '../../../../drafts/names.ts'
import { store } from '../../../../outbox/outbox.ts'
import { useOutbox } from '../../../../outbox/use-outbox.ts'
import { useActor } from '../../../../session/use-session.ts'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { answerNow } from '../line/line-now.ts'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import { mayAnswer } from '../where/place.ts'
import { AnswerChoice } from './AnswerChoice.tsx'
import { DeleteAnswer } from './DeleteAnswer.tsx'

const AnswerConflict = lazily(async () => (await import('./AnswerConflict.tsx')).AnswerConflict)

/** The options of one indicator. A choice is on the device at once and goes to the server by itself. */
export function AnswerForm({ ready, current }: { ready: EvaluationReady; current: PlacedIndicator }) {
  const actor = useActor()
  const { indicator } = current
  const { detail, options } = ready
  // as it is this moment: the rest of the page follows a little later
  const answer = answerNow(detail.line, useOutbox().entries, indicator.id)
  const isFrozen = !mayAnswer(actor, detail)

  const save = (option: number, na_reason: string | null) =>
    store(detail.line.id, {
      kind: 'answer',
      indicator: indicator.id,
      option,
      na_reason,
      result: answer?.saved?.id ?? null,
      version: answer?.saved?.version ?? null,
    })

  const deleting = answer?.saved && !answer.waiting && (
    <DeleteAnswer evaluation={detail.id} code={indicator.code} result={answer.saved} />
  )
  return (
    <div className="mt-2 grid gap-3">
      {answer?.waiting && answer.waiting.state !== 'waiting' && (
        <AnswerConflict ready={ready} indicator={indicator} waiting={answer.waiting} />
      )}
      <AnswerChoice
        indicator={indicator}
        options={options}
        answer={answer}
        isFrozen={isFrozen}
        draftName={`${draftsOfIndicator(detail.line.id, indicator.id)}reason`}
        onAnswer={save}
        {...(!isFrozen && { action: deleting ?? null })}
      />
    </div>
  )
}
