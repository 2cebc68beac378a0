import type { RoundBrief } from 'contract/evaluation/rating-rounds'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import { addressOfRating } from './address.ts'
import { RoundState } from './RoundState.tsx'
import { stateOf } from './rounds.ts'

type Props = { ready: EvaluationReady; current: PlacedIndicator; round: RoundBrief }

export function UnfinishedRoundNotice({ ready, current, round }: Props) {
  const { t } = useTranslation()
  const isOwn = stateOf(round, useActor().id) === 'own'
  return (
    <div className="mt-3">
      <Banner
        tone="info"
        isKnown
        title={t('raters.takesNone')}
        action={
          <ButtonLink href={addressOfRating(ready, round.category, current.indicator.code)}>
            {isOwn ? t('raters.giveLetters') : t('raters.see')}
          </ButtonLink>
        }
      >
        <RoundState round={round} />
      </Banner>
    </div>
  )
}
