import { useTranslation } from '../../../../i18n/translation.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import { mayAnswer } from '../where/place.ts'
import { addressOfRating } from './address.ts'
import { RoundState } from './RoundState.tsx'
import { stateOf } from './rounds.ts'

export function RatersCard({ ready, current }: { ready: EvaluationReady; current: PlacedIndicator }) {
  const { t } = useTranslation()
  const me = useActor().id
  const mayAsk = mayAnswer(useActor(), ready.detail)
  const rounds = ready.detail.line.rating_rounds ?? []
  if (rounds.length === 0 && !mayAsk) return null
  const isAwaited = rounds.some((round) => stateOf(round, me) === 'own')
  return (
    <Card title={t('raters.title')} isCompact>
      {rounds.length === 0 && <p className="text-15 text-text2">{t('raters.hint')}</p>}
      <ul className="grid gap-2 empty:hidden">
        {rounds.map((round) => {
          const category = ready.categories.find(({ id }) => id === round.category)
          if (!category) return null
          return (
            <li key={round.id} className="text-15">
              <Link href={addressOfRating(ready, round.category)}>
                {t('raters.domain', { number: category.number })}
              </Link>
              <p className="text-14 text-text2">
                <RoundState round={round} />
              </p>
            </li>
          )
        })}
      </ul>
      {mayAsk && !isAwaited && (
        <div className="mt-3">
          <ButtonLink isWide href={addressOfRating(ready, current.category.id)}>
            {t('raters.ask')}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}
