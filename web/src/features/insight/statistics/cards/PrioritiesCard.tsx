import { useQuery } from '@tanstack/react-query'
import { type DomainNumber, domainNumbers } from 'contract/evaluation/scores/summary'
import { extremesOf } from 'contract/insight/statistics/statistics-figures'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Bar } from '../charts/Bar.tsx'
import { ChartRows } from '../charts/ChartRows.tsx'
import { DomainTable } from '../figures/DomainTable.tsx'
import { FigureCard } from '../figures/FigureCard.tsx'
import { NumberWithSchools } from '../figures/NumberWithSchools.tsx'
import type { About } from '../figures/PlaceName.tsx'
import type { FigureTexts } from '../figures/use-figure-texts.ts'
import { statisticsQuery } from '../statistics-query.ts'

export function PrioritiesCard({ about, texts }: { about: About; texts: FigureTexts }) {
  const { t } = useTranslation()
  const { whole, parts } = about.scope
  const query = useQuery(statisticsQuery('priorities', whole ?? parts))
  const rows = query.data?.rows ?? []
  const isHidden = (query.data?.suppressed ?? 0) > 0
  const goalsOf = (number: DomainNumber) =>
    rows.reduce((sum, { values }) => sum + (values[number].goals ?? 0), 0)
  const weightOf = (number: DomainNumber) => (whole ? (rows[0]?.values[number].weight ?? null) : null)
  const most = Math.max(...domainNumbers.map(goalsOf))
  const found = extremesOf((number) => goalsOf(number))
  return (
    <FigureCard
      title={t('statistics.priorities')}
      hint={t('statistics.prioritiesHint')}
      sentence={
        found &&
        t('statistics.prioritiesSaid', {
          domain: texts.domain(found.highest),
          goals: texts.count(goalsOf(found.highest)),
        })
      }
      queries={[query]}
      hidden={whole ? query.data : undefined}
      empty={rows.length === 0 && t('statistics.nothingCounted')}
      chart={
        <ChartRows
          rows={domainNumbers.map((number) => ({
            id: number,
            name: texts.domain(number),
            picture: <Bar value={goalsOf(number)} longest={most} />,
            text: t('statistics.goals', { count: goalsOf(number), goals: texts.count(goalsOf(number)) }),
          }))}
        />
      }
      table={
        <DomainTable
          caption={t('statistics.priorities')}
          texts={texts}
          columns={[
            {
              id: 'goals',
              header: t('statistics.goalsHead'),
              align: 'end',
              cell: (number: DomainNumber) => (
                <NumberWithSchools
                  about={about}
                  type="priorities"
                  what={`${t('statistics.goalsHead')}, ${texts.domain(number)}`}
                  shown={texts.count(goalsOf(number))}
                  of={(values) => values[number].goals || undefined}
                  textOf={texts.count}
                />
              ),
            },
            ...(whole
              ? [
                  {
                    id: 'weight',
                    header: t('statistics.weightHead'),
                    align: 'end' as const,
                    cell: (number: DomainNumber) => texts.score(weightOf(number), isHidden),
                  },
                ]
              : []),
          ]}
        />
      }
    />
  )
}
