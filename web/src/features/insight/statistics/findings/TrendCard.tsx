import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { FiguresBefore } from '../figures/FiguresBefore.tsx'
import type { About } from '../figures/PlaceName.tsx'
import { trendQuery } from '../findings-query.ts'
import { FindingCard } from './FindingCard.tsx'
import { FindingTable } from './FindingTable.tsx'
import { TrendChart } from './TrendChart.tsx'
import { meanText, trendTitle } from './trend-texts.ts'

export function TrendCard({ about }: { about: About }) {
  const { t } = useTranslation()
  const query = useQuery(trendQuery(about.scope.whole ?? about.scope.parts))
  if (!query.data)
    return (
      <Card title={t('findings.trendNone')}>
        <AnswerFallback query={query} />
      </Card>
    )
  const trend = query.data
  const { since, years } = trend
  const title = trendTitle(t, trend)
  if (since === null)
    return (
      <Card title={title}>
        <p className="text-text2">{t('findings.trendNoneText')}</p>
      </Card>
    )
  const hasStayed = years.some(({ stayed }) => stayed.mean !== null)
  const stayedHead = hasStayed ? [t('findings.stayedSchools'), t('findings.stayedCounted')] : []
  return (
    <FiguresBefore areShown={query.isPlaceholderData}>
      <FindingCard
        title={title}
        hint={
          <>
            {t('findings.trendHint')} {hasStayed && t('findings.stayedHint', { since })}
          </>
        }
        chart={<TrendChart trend={trend} />}
        table={
          <FindingTable
            caption={title}
            heads={[
              t('findings.yearHead'),
              t('findings.allSchools'),
              t('findings.schoolsCounted'),
              ...stayedHead,
            ]}
            rows={years.map(({ year, all, stayed }) => ({
              id: year,
              cells: [
                year,
                meanText(t, all),
                formatNumber(all.schools),
                ...(hasStayed ? [meanText(t, stayed), formatNumber(stayed.schools)] : []),
              ],
            }))}
          />
        }
      />
    </FiguresBefore>
  )
}
