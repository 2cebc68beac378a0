import { useQuery } from '@tanstack/react-query'
import { isComplete, type Rated, shownChange } from 'contract/evaluation/scores/scores'
import { compareWhole } from 'contract/insight/results/comparisons'
import { ratedOfResults } from 'contract/insight/results/movements'
import { hasResult } from 'contract/insight/results/results-shown'
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide'
import { formatNumber, formatScore } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { lineName } from '../line/LinePicker.tsx'
import { schoolResultsQuery } from '../school-results-queries.ts'
import type { EvaluationReady } from '../use-evaluation.ts'
import { domainFigures, overallOf, type Weights } from './figures.ts'

type Props = { ready: EvaluationReady; rated: readonly Rated[]; weights: Weights; isSaved: boolean }

/** The overall result of every line: with equal domains, which statistics use, and with the school's priorities. */
export function OverallCard({ ready, rated, weights, isSaved }: Props) {
  const { t } = useTranslation()
  const { detail, categories } = ready
  const { data } = useQuery(schoolResultsQuery(detail.school.id))
  const now = overallOf(domainFigures(categories, rated, weights), weights)
  const earlier = (data?.lines ?? []).filter(
    ({ evaluation, line }) => evaluation === detail.id && line.id < detail.line.id,
  )
  const finished = earlier.filter(hasResult)
  const isOpen = !isComplete(rated)
  const rows = [
    ...finished.map(({ line, overall }) => ({ line, equal: overall.percent })),
    ...(isOpen ? [] : [{ line: detail.line, equal: now.equal }]),
  ]
  const base = !isOpen && finished[0] ? compareWhole(ratedOfResults(finished[0]), rated) : undefined
  const textOf = (percent: number | null) => (percent === null ? t('scores.none') : formatScore(percent))
  return (
    <Card title={t('scores.overall')}>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        {isOpen ? (
          <span>
            <strong className="block text-20 font-bold">
              {t('scores.answeredOf', {
                answered: formatNumber(rated.filter(({ answered }) => answered).length),
                indicators: formatNumber(rated.length),
              })}
            </strong>
            <span className="text-14 text-text2">{t('scores.untilAll')}</span>
          </span>
        ) : now.equal === null ? (
          <span className="text-text2">{t('scores.notReported')}</span>
        ) : (
          <strong className="text-[2.75rem] leading-none font-heavy tabular-nums">{textOf(now.equal)}</strong>
        )}
        {base && base.change !== null && <Change by={base.clear ? shownChange(now.equal, base.change) : 0} />}
      </p>
      {now.weighted !== null && (
        <p className="mt-2 text-14 text-text2">
          {t('scores.weightedIs', { percent: textOf(now.weighted) })}{' '}
          {isSaved ? t('scores.byWeightsSaved') : t('scores.byWeightsNow')}
        </p>
      )}
      {rows.length > (isOpen ? 0 : 1) && (
        <ul className="mt-4 grid gap-3">
          {rows.map(({ line, equal }) => (
            <li key={line.id}>
              <span className="flex items-baseline justify-between gap-3 text-15">
                <span className="font-medium">{lineName(t, line)}</span>
                <span className="font-strong tabular-nums">{textOf(equal)}</span>
              </span>
              <span
                aria-hidden="true"
                className="mt-1 block h-2.5 overflow-hidden rounded-pill bg-surface3 forced-colors:border forced-colors:border-[CanvasText]"
              >
                <span
                  className={`fill block h-full rounded-pill ${line.id === detail.line.id ? 'bg-primary' : 'bg-c1'}`}
                  style={{ width: `${equal ?? 0}%` }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** `by` is 0 where the change is not clear. */
function Change({ by }: { by: number }) {
  const { t } = useTranslation()
  const way = by === 0 ? 'same' : by > 0 ? 'up' : 'down'
  const icon = { same: ArrowRight, up: ArrowUp, down: ArrowDown }[way]
  return (
    <span
      className={`flex items-center gap-1 text-14 font-medium ${way === 'up' ? 'text-valid' : way === 'down' ? 'text-review' : 'text-text2'}`}
    >
      <Icon of={icon} size="small" />
      {t(`scores.change.${way}`, { points: formatScore(Math.abs(by)) })}
    </span>
  )
}
