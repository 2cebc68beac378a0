import type { RatingRound } from 'contract/evaluation/rating-rounds'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { store } from '../../../../outbox/outbox.ts'
import { useOutbox } from '../../../../outbox/use-outbox.ts'
import { useActor } from '../../../../session/use-session.ts'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { AnswerChoice } from '../indicator/AnswerChoice.tsx'
import { IndicatorHead } from '../indicator/IndicatorHead.tsx'
import { optionsFor } from '../indicator/rules.ts'
import { TurnPages } from '../indicator/TurnPages.tsx'
import { mayAnswer } from '../where/place.ts'
import { addressOfRating } from './address.ts'
import type { RatersProps } from './raters-props.ts'
import { ownLetters } from './rounds.ts'
import { StatementsToRead } from './StatementsToRead.tsx'

const MoreTexts = lazily(async () => (await import('../indicator/MoreTexts.tsx')).MoreTexts)

/** As in answering a line, but nobody else sees the letter yet. */
export function RatedIndicator({ ready, current, round }: RatersProps & { round: RatingRound }) {
  const { t } = useTranslation()
  const actor = useActor()
  const { indicator, category } = current
  const { detail, options } = ready
  const letter = ownLetters(round, actor.id, useOutbox().entries).get(indicator.id)
  const own = ready.indicators.filter((placed) => placed.category.id === category.id)
  const at = own.findIndex((placed) => placed.indicator.id === indicator.id)
  const pageAt = (place: number) => {
    const code = own[place]?.indicator.code
    return code === undefined ? undefined : { code, href: addressOfRating(ready, category.id, code) }
  }
  const other = round.raters.find(({ id }) => id !== actor.id)
  return (
    <article aria-labelledby="indicator" className="flex flex-1 flex-col">
      <IndicatorHead indicator={indicator} />
      <p className="mt-1 text-14 text-text2">{t('raters.alone', { name: other?.name ?? '' })}</p>
      <AnswerChoice
        indicator={indicator}
        options={options}
        answer={letter}
        isFrozen={!mayAnswer(actor, detail)}
        draftName={null}
        {...(indicator.statements?.length > 0 && {
          stages: ({ chosen }) => (
            <StatementsToRead
              indicator={indicator}
              options={optionsFor(indicator, options)}
              chosen={chosen}
            />
          ),
        })}
        onAnswer={(option, na_reason) =>
          store(detail.line.id, {
            kind: 'rating',
            round: round.id,
            indicator: indicator.id,
            option,
            na_reason,
          })
        }
        foot={<TurnPages before={pageAt(at - 1)} after={pageAt(at + 1)} />}
      >
        <div className="mt-2 min-h-24">
          <MoreTexts indicator={indicator} options={options} />
        </div>
      </AnswerChoice>
    </article>
  )
}
