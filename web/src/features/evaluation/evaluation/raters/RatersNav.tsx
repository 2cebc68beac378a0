import type { RatingRound, RoundBrief } from 'contract/evaluation/rating-rounds'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useOutbox } from '../../../../outbox/use-outbox.ts'
import { useActor } from '../../../../session/use-session.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { IndicatorRow } from '../domains/IndicatorRow.tsx'
import { addressOfRating } from './address.ts'
import { RoundState } from './RoundState.tsx'
import type { RatersProps } from './raters-props.ts'
import { briefOf, ownLetters, stateOf } from './rounds.ts'

type Props = RatersProps & {
  briefs: readonly RoundBrief[]
  round: RatingRound | undefined
  onChosen?: () => void
}

export function RatersNav({ ready, current, briefs, round, onChosen }: Props) {
  const { t } = useTranslation()
  return (
    <ol className="grid gap-1 px-2 py-3">
      {ready.categories.map((category) => {
        const brief = briefs.find((each) => each.category === category.id)
        const isCurrent = category.id === current.category.id
        return (
          <li key={category.id} className={isCurrent ? 'rounded-control bg-surface2' : ''}>
            <div className="px-2.5 py-1.5 text-15 leading-snug">
              <Link
                href={addressOfRating(ready, category.id)}
                {...(isCurrent && { 'aria-current': 'true' as const })}
                {...(onChosen && { onPress: onChosen })}
              >
                {category.number}. {category.name}
              </Link>
              <p className="text-14 text-text2">
                {brief ? <RoundState round={brief} /> : t('raters.state.none')}
              </p>
            </div>
            {isCurrent && round && (
              <OwnRows ready={ready} current={current} round={round} {...(onChosen && { onChosen })} />
            )}
          </li>
        )
      })}
    </ol>
  )
}

function OwnRows({
  ready,
  current,
  round,
  onChosen,
}: RatersProps & { round: RatingRound; onChosen?: () => void }) {
  const me = useActor().id
  const letters = ownLetters(round, me, useOutbox().entries)
  if (stateOf(briefOf(round), me) !== 'own') return null
  return (
    <ol>
      {ready.indicators
        .filter(({ category }) => category.id === round.category)
        .map(({ indicator }) => (
          <IndicatorRow
            key={indicator.id}
            indicator={indicator}
            href={addressOfRating(ready, round.category, indicator.code)}
            answer={ready.options.find(({ id }) => id === letters.get(indicator.id)?.option)}
            hasDraft={false}
            isCurrent={indicator.id === current.indicator.id}
            {...(onChosen && { onChosen })}
          />
        ))}
    </ol>
  )
}
