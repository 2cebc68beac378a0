import { useQuery } from '@tanstack/react-query'
import { type DomainNumber, domainNumbers, extremesOf, onlyRow } from 'contract/insight/statistics-figures'
import { useTranslation } from 'react-i18next'
import { NumberBehind } from '../behind/NumberBehind.tsx'
import { ChartRows } from '../charts/ChartRows.tsx'
import { Scale } from '../charts/Scale.tsx'
import { Spread } from '../charts/Spread.tsx'
import { FigureCard } from '../FigureCard.tsx'
import type { About } from '../PlaceName.tsx'
import type { StatisticsQuestion } from '../question.ts'
import { statisticsQuery } from '../statistics-query.ts'
import { DomainTable } from '../tables/DomainTable.tsx'
import type { FigureTexts } from '../use-figure-texts.ts'

type Props = { about: About; whole: StatisticsQuestion; words: FigureTexts }

/** The mean of each domain in one place, with the lowest and the highest school. */
export function DomainsCard({ about, whole, words }: Props) {
  const { t } = useTranslation()
  const asked = useQuery(statisticsQuery('domains', whole))
  const row = onlyRow(asked.data)
  const isHidden = (asked.data?.suppressed ?? 0) > 0
  const of = (number: DomainNumber) => row?.values[number] ?? { mean: null, minimum: null, maximum: null }
  const names = {
    mean: t('statistics.mean'),
    minimum: t('statistics.minimum'),
    maximum: t('statistics.maximum'),
  }
  const found = extremesOf((number) => of(number).mean)
  return (
    <FigureCard
      title={t('statistics.domains')}
      hint={t('statistics.domainsHint')}
      sentence={
        found &&
        t('statistics.domainsSaid', {
          highest: words.domain(found.highest),
          high: words.percent(of(found.highest).mean),
          lowest: words.domain(found.lowest),
          low: words.percent(of(found.lowest).mean),
        })
      }
      asked={[asked]}
      hidden={asked.data}
      isAllHidden={isHidden && domainNumbers.every((number) => of(number).mean === null)}
      empty={!row && t('statistics.nothingCounted')}
      chart={
        <ChartRows
          foot={<Scale />}
          rows={domainNumbers.map((number) => {
            const { mean, minimum, maximum } = of(number)
            return {
              id: number,
              name: words.domain(number),
              picture: <Spread {...of(number)} />,
              said:
                minimum === null || maximum === null
                  ? words.percent(mean, isHidden)
                  : t('statistics.spread', {
                      mean: words.percent(mean),
                      lowest: words.percent(minimum),
                      highest: words.percent(maximum),
                    }),
            }
          })}
        />
      }
      table={
        <DomainTable
          caption={t('statistics.domains')}
          words={words}
          columns={(['mean', 'minimum', 'maximum'] as const).map((name) => ({
            id: name,
            header: names[name],
            align: 'end' as const,
            cell: (number: DomainNumber) =>
              of(number)[name] === null ? (
                words.percent(null, isHidden)
              ) : (
                <NumberBehind
                  about={about}
                  type="domains"
                  what={words.domain(number)}
                  shown={words.percent(of(number)[name])}
                  of={(values) => values[number].mean ?? undefined}
                  say={words.percent}
                />
              ),
          }))}
        />
      }
    />
  )
}
