import type { RatingRound } from 'contract/evaluation/rating-rounds'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AgreementText } from '../../../../kit/raters/AgreementText.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { AnswerMark } from '../domains/AnswerMark.tsx'
import { DifferentIndicator } from './DifferentIndicator.tsx'
import type { RatersProps } from './raters-props.ts'

export function Differences({ ready, current, round }: RatersProps & { round: RatingRound }) {
  const { t } = useTranslation()
  const { category } = current
  const optionOf = (rater: number, indicator: number) => {
    const rating = round.ratings.find((each) => each.rater === rater && each.indicator === indicator)
    return ready.options.find(({ id }) => id === rating?.option)
  }
  const [one, other] = round.raters.map(({ id }) => id)
  const placed = ready.indicators.filter((each) => each.category.id === category.id)
  const isAlike = ({ indicator }: (typeof placed)[number]) =>
    optionOf(one ?? 0, indicator.id)?.id === optionOf(other ?? 0, indicator.id)?.id
  const different = placed.filter((each) => !isAlike(each))
  const alike = placed.filter(isAlike)
  return (
    <article className="grid max-w-[72ch] gap-4 py-3">
      <h1 id="indicator" tabIndex={-1}>
        {t('raters.domainNamed', { number: category.number, name: category.name })}
      </h1>
      <Card title={t('raters.agreement.title')}>
        {round.agreement && <AgreementText agreement={round.agreement} isExplained />}
      </Card>
      <section aria-labelledby="different" className="grid gap-3">
        <h2 id="different">{t('raters.different', { count: different.length })}</h2>
        {different.length === 0 && <p className="text-text2">{t('raters.noneDiffers')}</p>}
        {different.map((each) => (
          <DifferentIndicator key={each.indicator.id} ready={ready} current={each} round={round} />
        ))}
      </section>
      {alike.length > 0 && (
        <Card title={t('raters.alike', { count: alike.length })} hint={t('raters.alikeHint')}>
          <ul className="grid gap-1">
            {alike.map(({ indicator }) => {
              const option = optionOf(one ?? 0, indicator.id)
              return (
                <li key={indicator.id} className="flex items-center gap-2.5 text-15">
                  <AnswerMark code={option?.code} stage={option?.stage} />
                  <span>
                    <span className="font-strong tabular-nums">{indicator.code}</span> {indicator.name}
                  </span>
                </li>
              )
            })}
          </ul>
        </Card>
      )}
    </article>
  )
}
