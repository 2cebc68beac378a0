import type { Basis } from 'contract/evaluation/proposed-letters'
import type { ReactNode } from 'react'
import { draftsOfIndicator } from '../../../../drafts/names.ts'
import { store } from '../../../../outbox/outbox.ts'
import { useOutbox } from '../../../../outbox/use-outbox.ts'
import { useActor } from '../../../../session/use-session.ts'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { answerNow, basisOfAnswer } from '../line/line-now.ts'
import { unfinishedRound } from '../raters/unfinished-round.ts'
import { TickedChoice } from '../ticking/TickedChoice.tsx'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import { mayAnswer } from '../where/place.ts'
import { useLineBefore } from '../where/use-line-before.ts'
import { DeleteAnswer } from './DeleteAnswer.tsx'
import { TurnPages } from './TurnPages.tsx'

const AnswerConflict = lazily(async () => (await import('./AnswerConflict.tsx')).AnswerConflict)

type Props = {
  ready: EvaluationReady
  current: PlacedIndicator
  pages: Pick<Parameters<typeof TurnPages>[0], 'before' | 'after' | 'end'>
  children: ReactNode
}

/** The options of one indicator; a choice is stored on the device at once and sent by the outbox. */
export function AnswerForm({ ready, current, pages, children }: Props) {
  const actor = useActor()
  const { indicator } = current
  const { detail, options } = ready
  // Read directly from the outbox, since the rest of the page is updated with a delay.
  const answer = answerNow(detail.line, useOutbox().entries, indicator.id)
  const isFrozen = !mayAnswer(actor, detail) || unfinishedRound(detail, current.category.id) !== undefined
  const before = useLineBefore(detail).line
  const last = before?.results.find((result) => result.indicator === indicator.id)

  const save = (option: number, na_reason: string | null, basis?: Basis) =>
    store(detail.line.id, {
      kind: 'answer',
      indicator: indicator.id,
      option,
      na_reason,
      ...basisOfAnswer(answer),
      ...basis,
      result: answer?.saved?.id ?? null,
      version: answer?.saved?.version ?? null,
    })

  return (
    <TickedChoice
      key={indicator.id}
      saved={answer ?? null}
      basisName={isFrozen ? null : `${draftsOfIndicator(detail.line.id, indicator.id)}basis`}
      indicator={indicator}
      options={options}
      answer={answer}
      last={before && last ? { year: before.year, option: last.option.id } : null}
      isFrozen={isFrozen}
      draftName={`${draftsOfIndicator(detail.line.id, indicator.id)}reason`}
      onAnswer={save}
      foot={
        <TurnPages {...pages}>
          {!isFrozen && (
            // Keeps the place of the button, so that nothing moves when it appears.
            <div className="size-11">
              {answer?.saved && !answer.waiting && (
                <DeleteAnswer evaluation={detail.id} code={indicator.code} result={answer.saved} />
              )}
            </div>
          )}
        </TurnPages>
      }
    >
      {answer?.waiting && answer.waiting.state !== 'waiting' && (
        <div className="mt-3">
          <AnswerConflict ready={ready} indicator={indicator} waiting={answer.waiting} />
        </div>
      )}
      {children}
    </TickedChoice>
  )
}
