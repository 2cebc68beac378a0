import type { Option } from 'contract/instruments'
import { isWritable } from 'contract/life-cycle'
import { can } from 'contract/permissions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keep } from '../../outbox/outbox.ts'
import { useActor } from '../../session/use-session.ts'
import { later } from '../../ui/later.tsx'
import { OptionRadio } from '../../ui/OptionRadio.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { useShownWords } from './comfort/shown-words.ts'
import { DeleteAnswer } from './DeleteAnswer.tsx'
import { LevelCard } from './LevelCard.tsx'
import { placeOf } from './place.ts'
import type { EvaluationReady, PlacedIndicator } from './use-evaluation.ts'

const NotApplicableReason = later(async () => (await import('./NotApplicableReason.tsx')).NotApplicableReason)
const AnswerConflict = later(async () => (await import('./AnswerConflict.tsx')).AnswerConflict)

const stages = [1, 2, 3] as const

/** The options of one indicator. A choice is on the device at once and goes to the server by itself. */
export function AnswerForm({ ready, current }: { ready: EvaluationReady; current: PlacedIndicator }) {
  const { t } = useTranslation()
  const actor = useActor()
  const { indicator } = current
  const { detail, now, options } = ready
  const { levels } = useShownWords(indicator)
  const answer = now.answers.get(indicator.id)
  const [isReasonAsked, setReasonAsked] = useState(false)
  const isFrozen = !isWritable('answers', detail.line.status) || !can(actor, 'result.write', placeOf(detail))
  const fitting = options.filter(({ scale }) => scale === null || scale === indicator.scale)
  const chosen = fitting.find(({ id }) => id === answer?.option)
  const noEvidence = fitting.find(({ code }) => code === 'NE')
  const notApplicable = fitting.find(({ code }) => code === 'NA')
  const mayBeNotApplicable = indicator.scale === 2 || indicator.na_reason !== null
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

  const choose = (value: string) => {
    const option = fitting.find(({ id }) => String(id) === value)
    if (!option) return
    // "Not applicable" is an answer only together with its reason.
    setReasonAsked(option.code === 'NA')
    if (option.code !== 'NA') void save(option.id, null)
  }

  const radio = (option: Option, describedBy?: string) => (
    <OptionRadio
      key={option.id}
      value={String(option.id)}
      label={option.label}
      isDisabled={isFrozen}
      {...(option.stage === null ? { hint: option.help } : { letter: option.code, stage: option.stage })}
      {...(describedBy && { describedBy })}
    />
  )

  return (
    <div className="mt-4 grid gap-3">
      {answer?.waiting?.state === 'refused' && (
        <AnswerConflict ready={ready} indicator={indicator} waiting={answer.waiting} />
      )}
      <RadioGroup
        label={t('evaluation.optionFor', { code: indicator.code })}
        isLabelHidden
        value={isReasonAsked ? String(notApplicable?.id) : answer ? String(answer.option) : null}
        onChange={choose}
        isReadOnly={isFrozen}
      >
        <div className="grid gap-3 @desk:grid-cols-3 print:grid-cols-3">
          {stages.map((stage) => (
            <LevelCard
              key={stage}
              stage={stage}
              text={levels[stage - 1] ?? ''}
              isChosen={!isReasonAsked && chosen?.stage === stage}
              id={`level-${stage}`}
            >
              {fitting
                .filter((option) => option.stage === stage)
                .map((option) => radio(option, `level-${stage}`))}
            </LevelCard>
          ))}
        </div>
        <div className="mt-3 grid auto-cols-fr gap-3 wide:grid-flow-col">
          {noEvidence && radio(noEvidence)}
          {notApplicable && mayBeNotApplicable && radio(notApplicable)}
        </div>
      </RadioGroup>
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
