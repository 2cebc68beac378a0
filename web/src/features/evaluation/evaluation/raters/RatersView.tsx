import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import { NavButton } from '../domains/NavButton.tsx'
import { EvaluationColumns } from '../EvaluationColumns.tsx'
import { LineNotices } from '../line/LineNotices.tsx'
import { addressOfIndicator } from '../where/use-where.ts'
import { Differences } from './Differences.tsx'
import { NoRound } from './NoRound.tsx'
import { RatedIndicator } from './RatedIndicator.tsx'
import { RatersNav } from './RatersNav.tsx'
import { RoundCard } from './RoundCard.tsx'
import { RoundState } from './RoundState.tsx'
import type { RatersProps } from './raters-props.ts'
import { briefOf, stateOf, useRounds } from './rounds.ts'
import { WaitingForBoth } from './WaitingForBoth.tsx'

/** A domain that two people answer independently: giving letters, waiting, and comparing. */
export function RatersView({ ready, current }: RatersProps) {
  const { t } = useTranslation()
  const me = useActor().id
  const { detail } = ready
  const { category, indicator } = current
  const rounds = useRounds(detail.line.id)
  const round = rounds.data?.rounds.find((each) => each.category === category.id)
  const state = round && stateOf(briefOf(round), me)
  // The line already holds a summary of the rounds before the letters are loaded.
  const briefs = rounds.data?.rounds.map(briefOf) ?? detail.line.rating_rounds ?? []
  const brief = briefs.find((each) => each.category === category.id)
  const shown = { ready, current, briefs, round }
  return (
    <>
      <div className="px-4 pt-2.5 wide:hidden">
        <NavButton
          title={t('raters.domain', { number: category.number })}
          text={brief ? <RoundState round={brief} /> : t('raters.state.none')}
        >
          {(close) => <RatersNav {...shown} onChosen={close} />}
        </NavButton>
      </div>
      <EvaluationColumns
        domains={<RatersNav {...shown} />}
        aside={
          <>
            <LineNotices ready={ready} />
            {round && <RoundCard ready={ready} round={round} />}
            <ButtonLink href={addressOfIndicator(detail, indicator.code)}>{t('raters.back')}</ButtonLink>
          </>
        }
      >
        {rounds.data === undefined ? (
          <>
            <h1 className="sr-only">{t('raters.title')}</h1>
            <AnswerFallback query={rounds} />
          </>
        ) : round === undefined ? (
          <NoRound ready={ready} current={current} rounds={rounds.data} />
        ) : state === 'own' ? (
          <RatedIndicator key={indicator.id} ready={ready} current={current} round={round} />
        ) : state === 'finished' ? (
          <Differences ready={ready} current={current} round={round} />
        ) : (
          <WaitingForBoth current={current} round={round} />
        )}
      </EvaluationColumns>
    </>
  )
}
