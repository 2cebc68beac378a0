import type { RatingRound } from 'contract/evaluation/rating-rounds'
import type { Option } from 'contract/instrument/instruments'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { AnswerMark } from '../domains/AnswerMark.tsx'
import { ruleOf } from '../indicator/rules.ts'
import { mayAnswer } from '../where/place.ts'
import { AgreeForm } from './AgreeForm.tsx'
import type { RatersProps } from './raters-props.ts'

export function DifferentIndicator({ ready, current, round }: RatersProps & { round: RatingRound }) {
  const { t } = useTranslation()
  const actor = useActor()
  const [isChanging, setChanging] = useState(false)
  const { indicator } = current
  const agreed = round.agreed.find((each) => each.indicator === indicator.id)
  const optionBy = (id: number | undefined) => ready.options.find((option) => option.id === id)
  const letters = round.raters.map(({ id, name }) => {
    const rating = round.ratings.find((each) => each.rater === id && each.indicator === indicator.id)
    return { id, name, option: optionBy(rating?.option), reason: rating?.na_reason ?? null }
  })
  const mayAgree = round.raters.some(({ id }) => id === actor.id) && mayAnswer(actor, ready.detail)
  const points = letters.map(({ option }) => option?.points ?? null)
  const [one = null, other = null] = points
  const apart = one === null || other === null ? null : Math.abs(one - other)
  return (
    <Card title={`${indicator.code} ${indicator.name}`} isCompact>
      <p className="text-text2">
        {apart === null ? t('raters.onlyOneApplies') : t('raters.apart', { count: apart })}
      </p>
      <dl className="mt-2 grid gap-2">
        {letters.map(({ id, name, option, reason }) => (
          <div key={id} className="flex items-start gap-2.5">
            <AnswerMark code={option?.code} stage={option?.stage} />
            <div className="min-w-0">
              <dt className="font-strong">{name}</dt>
              <dd className="text-15">{option && <LetterText option={option} reason={reason} />}</dd>
            </div>
          </div>
        ))}
      </dl>
      {agreed && !isChanging && (
        <div className="mt-3 rounded-control bg-surface2 px-3.5 py-2.5">
          <p className="font-strong">{t('raters.agreedOn', { letter: nameOf(optionBy(agreed.option)) })}</p>
          {agreed.reason !== null && <p className="wrap-anywhere">{agreed.reason}</p>}
          <p className="text-14 text-text2">{t('raters.writtenBy', { name: agreed.by.name })}</p>
          {mayAgree && <Button onPress={() => setChanging(true)}>{t('raters.changeAgreed')}</Button>}
        </div>
      )}
      {mayAgree && (!agreed || isChanging) && (
        <AgreeForm
          indicator={indicator}
          options={ready.options}
          round={round}
          line={ready.detail.line.id}
          before={agreed ?? null}
          onDone={() => setChanging(false)}
        />
      )}
      {!mayAgree && !agreed && <p className="mt-3 text-text2">{t('raters.notAgreed')}</p>}
    </Card>
  )
}

const nameOf = (option: Option | undefined): string => {
  if (!option) return ''
  return option.stage === null ? option.label : `${option.code}, ${option.label}`
}

function LetterText({ option, reason }: { option: Option; reason: string | null }) {
  const { t } = useTranslation()
  return [option.label, ruleOf(t, option), reason].filter(Boolean).join(' · ')
}
