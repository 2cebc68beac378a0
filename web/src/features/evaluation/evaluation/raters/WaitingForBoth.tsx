import type { RatingRound } from 'contract/evaluation/rating-rounds'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useActor } from '../../../../session/use-session.ts'
import type { PlacedIndicator } from '../use-evaluation.ts'
import { briefOf, namesOf, stateOf } from './rounds.ts'

export function WaitingForBoth({ current, round }: { current: PlacedIndicator; round: RatingRound }) {
  const { t } = useTranslation()
  const brief = briefOf(round)
  const isOwn = stateOf(brief, useActor().id) === 'waits'
  const lost = round.raters.find(({ finished_at, has_access }) => finished_at === null && !has_access)
  return (
    <article className="max-w-[68ch] py-3">
      <h1 id="indicator" tabIndex={-1}>
        {t('raters.domainNamed', { number: current.category.number, name: current.category.name })}
      </h1>
      <p className="mt-3 text-18">{t(isOwn ? 'raters.waiting' : 'raters.othersAlone', namesOf(brief))}</p>
      <p className="mt-2 text-text2">{t('raters.whenBoth')}</p>
      {lost && <p className="mt-2 text-review">{t('raters.lostAccess', { name: lost.name })}</p>}
    </article>
  )
}
