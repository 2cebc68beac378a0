import { useQuery } from '@tanstack/react-query'
import { stageNumbers } from 'contract/stages'
import {
  type DomainNumber,
  domainNumbers,
  partFromTransformation,
  stagesOf,
  totalOf,
} from 'contract/statistics-figures'
import { useTranslation } from 'react-i18next'
import { StageMark } from '../../../ui/figures/StageMark.tsx'
import { NumberBehind } from '../behind/NumberBehind.tsx'
import { ChartLegend, ColourMark } from '../charts/ChartLegend.tsx'
import { ChartRows } from '../charts/ChartRows.tsx'
import { PartsBar } from '../charts/PartsBar.tsx'
import { FigureCard } from '../FigureCard.tsx'
import type { About } from '../PlaceName.tsx'
import { statisticsQuery } from '../statistics-query.ts'
import { DomainTable } from '../tables/DomainTable.tsx'
import type { FigureWords } from '../use-figure-words.ts'

const looks = {
  none: 'bg-surface3 text-text2',
  change: 'bg-f1 text-surface',
  transformation: 'bg-f2 text-surface',
  innovation: 'bg-f3 text-surface',
} as const
const order = ['none', 'change', 'transformation', 'innovation'] as const

/** How many indicators of each domain stand at each stage. */
export function StagesCard({ about, words }: { about: About; words: FigureWords }) {
  const { t } = useTranslation()
  const { whole, parts } = about.scope
  const asked = useQuery(statisticsQuery('stages', whole ?? parts))
  const stages = stagesOf(asked.data?.rows ?? [])
  const part = partFromTransformation(stages)
  const names = {
    none: t('scores.rest.none'),
    change: t(`ui.stage.${1}`),
    transformation: t(`ui.stage.${2}`),
    innovation: t(`ui.stage.${3}`),
  }
  const column = (stage: (typeof order)[number]) => ({
    id: stage,
    header: names[stage],
    align: 'end' as const,
    cell: (number: DomainNumber) => {
      const counts = stages[number]
      const all = totalOf(counts)
      if (all === 0) return '–'
      return (
        <>
          <NumberBehind
            about={about}
            type="stages"
            what={`${names[stage]}, ${words.domain(number)}`}
            shown={words.count(counts[stage])}
            of={(values) => values[number][stage] || undefined}
            say={words.count}
          />{' '}
          ({words.part(counts[stage] / all)})
        </>
      )
    },
  })
  return (
    <FigureCard
      title={t('statistics.stages')}
      hint={t('statistics.stagesHint')}
      sentence={part === null ? null : t('statistics.stagesSaid', { percent: words.part(part) })}
      asked={[asked]}
      hidden={asked.data}
      isAllHidden={part === null}
      empty={part === null && !asked.data?.suppressed && t('statistics.nothingCounted')}
      chart={
        <>
          <ChartLegend
            entries={[
              { id: 'none', mark: <ColourMark look="bg-surface3" />, name: names.none },
              ...stageNumbers.map((stage) => ({ id: stage, mark: <StageMark stage={stage} /> })),
            ]}
          />
          <ChartRows
            rows={domainNumbers.map((number) => ({
              id: number,
              name: words.domain(number),
              picture: (
                <PartsBar parts={order.map((id) => ({ id, count: stages[number][id], look: looks[id] }))} />
              ),
              said: t('scores.indicators', { count: totalOf(stages[number]) }),
            }))}
          />
        </>
      }
      table={<DomainTable caption={t('statistics.stages')} words={words} columns={order.map(column)} />}
    />
  )
}
