import type { RatingRounds } from 'contract/evaluation/rating-rounds'
import { Users } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../../ui/messages/EmptyState.tsx'
import { lazyDialog } from '../../../../ui/waiting/lazily.tsx'
import { mayAnswer } from '../where/place.ts'
import { openDomains } from './open-domains.ts'
import type { RatersProps } from './raters-props.ts'

const AskRaters = lazyDialog(async () => (await import('./AskRaters.tsx')).AskRaters)

export function NoRound({ ready, current, rounds }: RatersProps & { rounds: RatingRounds }) {
  const { t } = useTranslation()
  const actor = useActor()
  const [isAsking, setAsking] = useState(false)
  const { category } = current
  const domains = openDomains(ready, rounds.rounds)
  const isAnswered = ready.indicators.some(
    (placed) => placed.category.id === category.id && ready.now.answers.has(placed.indicator.id),
  )
  const mayAsk = mayAnswer(actor, ready.detail)
  return (
    <>
      <h1 id="indicator" tabIndex={-1}>
        {t('raters.domainNamed', { number: category.number, name: category.name })}
      </h1>
      <EmptyState
        icon={Users}
        title={t('raters.title')}
        action={
          mayAsk &&
          domains.length > 0 && (
            <Button kind="primary" onPress={() => setAsking(true)}>
              {t('raters.choosePeople')}
            </Button>
          )
        }
      >
        <p>{t('raters.explained')}</p>
        <p className="mt-2">
          {!mayAsk ? t('raters.onlyOpen') : isAnswered ? t('raters.hasAnswers') : t('raters.takesNoneThen')}
        </p>
      </EmptyState>
      <AskRaters
        key={category.id}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        line={ready.detail.line.id}
        domains={domains}
        chosen={category.id}
        candidates={rounds.candidates}
      />
    </>
  )
}
