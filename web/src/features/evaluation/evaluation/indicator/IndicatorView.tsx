import { can } from 'contract/access/permissions'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { addressOfEvaluation } from '../../../../kit/page/addresses.ts'
import { useActor } from '../../../../session/use-session.ts'
import { Breadcrumbs } from '../../../../ui/navigation/Breadcrumbs.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { useEasyReading } from '../comfort/easy-reading.ts'
import { UnfinishedRoundNotice } from '../raters/lazy-raters.ts'
import { unfinishedRound } from '../raters/unfinished-round.ts'
import { loadIndicatorReview } from '../steps/load-review.ts'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import { mayAnswer, placeOf } from '../where/place.ts'
import { addressOfIndicator, type Where } from '../where/use-where.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { IndicatorHead } from './IndicatorHead.tsx'

const IndicatorReview = lazily(loadIndicatorReview)
const MoreTexts = lazily(async () => (await import('./MoreTexts.tsx')).MoreTexts)
const PartsRow = lazily(
  async () => (await import('./MoreTexts.tsx')).PartsRow,
  <div className="mt-2.5 min-h-11 wide:hidden" />,
)

type Props = { ready: EvaluationReady; current: PlacedIndicator; where: Where }

export function IndicatorView({ ready, current, where }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const { indicator, outcome, category } = current
  const { detail, indicators } = ready
  const { line } = detail
  const isEasy = useEasyReading()
  const mayReview = can(actor, 'line.review', placeOf(detail))
  const round = unfinishedRound(detail, category.id)
  const first = indicators.find((placed) => placed.category.id === category.id)
  const pageAt = (index: number) => {
    const code = indicators[index]?.indicator.code
    return code === undefined ? undefined : { code, href: addressOfIndicator(detail, code) }
  }
  return (
    <article
      aria-labelledby="indicator"
      className={`flex flex-1 flex-col ${isEasy ? 'leading-relaxed [zoom:1.2]' : ''}`}
    >
      <IndicatorHead indicator={indicator}>
        <Breadcrumbs
          trail={[
            {
              label: `${category.number}. ${category.name}`,
              href: addressOfIndicator(detail, first?.indicator.code ?? indicator.code),
            },
            { label: t('evaluation.outcome', { number: `${category.number}.${outcome.number}` }) },
          ]}
        />
      </IndicatorHead>
      <AnswerForm
        ready={ready}
        current={current}
        pages={{
          before: pageAt(where.index - 1),
          after: pageAt(where.index + 1),
          end: addressOfEvaluation(detail, { line: line.id, indicator: indicator.code, part: 'missing' }),
        }}
      >
        <PartsRow ready={ready} current={current} />
        {round && <UnfinishedRoundNotice ready={ready} current={current} round={round} />}
        {line.status !== 'OPEN' && !mayAnswer(actor, detail) && !mayReview && (
          <p className="mt-3 text-14 text-text2">{t('evaluation.frozen')}</p>
        )}
        {line.status !== 'OPEN' && <IndicatorReview ready={ready} indicator={indicator} />}
        <div className="mt-2 min-h-24 print:hidden">
          <MoreTexts indicator={indicator} options={ready.options} />
        </div>
      </AnswerForm>
    </article>
  )
}
