import { useQuery } from '@tanstack/react-query'
import { type DomainNumber, domainNumbers } from 'contract/evaluation/scores/summary'
import { extremesOf, onlyRow } from 'contract/insight/statistics/statistics-figures'
import { type Translate, useTranslation } from '../../../../i18n/translation.tsx'
import { ChartRows } from '../charts/ChartRows.tsx'
import { ChartScale } from '../charts/Scale.tsx'
import { Spread } from '../charts/Spread.tsx'
import { DomainTable } from '../figures/DomainTable.tsx'
import { FigureCard } from '../figures/FigureCard.tsx'
import { NumberWithSchools } from '../figures/NumberWithSchools.tsx'
import type { About } from '../figures/PlaceName.tsx'
import type { FigureTexts } from '../figures/use-figure-texts.ts'
import type { StatisticsQuestion } from '../question.ts'
import { statisticsQuery } from '../statistics-query.ts'

const spreadNames = ['mean', 'minimum', 'maximum'] as const
const headers = {
  mean: 'statistics.mean',
  minimum: 'statistics.minimum',
  maximum: 'statistics.maximum',
} as const
type SpreadName = (typeof spreadNames)[number]
type SpreadOf = Record<SpreadName, number | null>
type Figures = { of: (number: DomainNumber) => SpreadOf; texts: FigureTexts; isHidden: boolean }
type Props = { about: About; whole: StatisticsQuestion; texts: FigureTexts }

export function DomainsCard({ about, whole, texts }: Props) {
  const { t } = useTranslation()
  const query = useQuery(statisticsQuery('domains', whole))
  const row = onlyRow(query.data)
  const isHidden = (query.data?.suppressed ?? 0) > 0
  const of = (number: DomainNumber): SpreadOf =>
    row?.values[number] ?? { mean: null, minimum: null, maximum: null }
  const found = extremesOf((number) => of(number).mean)
  return (
    <FigureCard
      title={t('statistics.domains')}
      hint={t('statistics.domainsHint')}
      sentence={
        found &&
        t('statistics.domainsSaid', {
          highest: texts.domain(found.highest),
          high: texts.percent(of(found.highest).mean),
          lowest: texts.domain(found.lowest),
          low: texts.percent(of(found.lowest).mean),
        })
      }
      queries={[query]}
      hidden={query.data}
      isAllHidden={isHidden && domainNumbers.every((number) => of(number).mean === null)}
      empty={!row && t('statistics.nothingCounted')}
      chart={<DomainsChart of={of} texts={texts} isHidden={isHidden} />}
      table={
        <DomainTable
          caption={t('statistics.domains')}
          texts={texts}
          columns={spreadNames.map((name) => spreadColumn(t, about, { of, texts, isHidden }, name))}
        />
      }
    />
  )
}

function DomainsChart({ of, texts, isHidden }: Figures) {
  const { t } = useTranslation()
  const textOf = ({ mean, minimum, maximum }: SpreadOf): string =>
    minimum === null || maximum === null
      ? texts.percent(mean, isHidden)
      : t('statistics.spread', {
          mean: texts.percent(mean),
          lowest: texts.percent(minimum),
          highest: texts.percent(maximum),
        })
  return (
    <ChartRows
      foot={<ChartScale />}
      rows={domainNumbers.map((number) => ({
        id: number,
        name: texts.domain(number),
        picture: <Spread {...of(number)} />,
        text: textOf(of(number)),
      }))}
    />
  )
}

const spreadColumn = (t: Translate, about: About, { of, texts, isHidden }: Figures, name: SpreadName) => ({
  id: name,
  header: t(headers[name]),
  align: 'end' as const,
  cell: (number: DomainNumber) =>
    of(number)[name] === null ? (
      texts.percent(null, isHidden)
    ) : (
      <NumberWithSchools
        about={about}
        type="domains"
        what={texts.domain(number)}
        shown={texts.percent(of(number)[name])}
        of={(values) => values[number].mean ?? undefined}
        textOf={texts.percent}
      />
    ),
})
