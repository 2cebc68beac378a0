import { useQuery } from '@tanstack/react-query'
import { type DomainNumber, domainNumbers } from 'contract/evaluation/scores/summary'
import { sideOf } from 'contract/insight/statistics/middle-half'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { ChartRows } from '../charts/ChartRows.tsx'
import { ChartScale } from '../charts/Scale.tsx'
import { FiguresBefore } from '../figures/FiguresBefore.tsx'
import type { About } from '../figures/PlaceName.tsx'
import type { FigureTexts } from '../figures/use-figure-texts.ts'
import { similarQuery } from '../findings-query.ts'
import { FindingCard } from './FindingCard.tsx'
import { FindingTable } from './FindingTable.tsx'
import { MiddleHalf } from './MiddleHalf.tsx'
import { shownMean } from './trend-texts.ts'

const shown = (value: number | null): string => (value === null ? '–' : formatNumber(shownMean(value)))

/** A region compared with the middle half of the other schools of its country, by domain. */
export function SimilarCard({ about, texts, region }: { about: About; texts: FigureTexts; region: string }) {
  const { t } = useTranslation()
  const query = useQuery(similarQuery(about.scope.parts, region))
  if (!query.data)
    return (
      <Card title={t('findings.halfLegend')}>
        <AnswerFallback query={query} />
      </Card>
    )
  const { domains, similar } = query.data
  const sides = domainNumbers.map((number) => sideOf(domains[number]))
  if (sides.every((side) => side === null))
    return (
      <Card title={t('findings.similarFew')}>
        <p className="text-text2">{t('findings.similarFewText')}</p>
      </Card>
    )
  const count = (wanted: string) => formatNumber(sides.filter((side) => side === wanted).length)
  const title = t('findings.similar', { place: region, above: count('above'), below: count('below') })
  const sideText = (number: DomainNumber): string => {
    const side = sideOf(domains[number])
    return side === null ? '' : ` ${t(`findings.side.${side}`)}`
  }
  return (
    <FiguresBefore areShown={query.isPlaceholderData}>
      <FindingCard
        title={title}
        hint={t('findings.similarHint', { schools: formatNumber(similar) })}
        chart={
          <>
            <ChartRows
              rows={domainNumbers.map((number) => ({
                id: number,
                name: texts.domain(number),
                picture: <MiddleHalf {...domains[number]} />,
                text: `${shown(domains[number].own)}${sideText(number)}`,
              }))}
              foot={<ChartScale />}
            />
            <p className="mt-2 text-14 text-text2">{t('findings.halfLegend')}</p>
          </>
        }
        table={
          <FindingTable
            caption={title}
            heads={[
              t('scores.domain'),
              t('findings.ownHead'),
              t('findings.lowHead'),
              t('findings.middleHead'),
              t('findings.highHead'),
            ]}
            rows={domainNumbers.map((number) => {
              const { own, low, middle, high } = domains[number]
              return { id: number, cells: [texts.domain(number), ...[own, low, middle, high].map(shown)] }
            })}
          />
        }
      />
    </FiguresBefore>
  )
}
