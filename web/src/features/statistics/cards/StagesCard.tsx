import { useQuery } from '@tanstack/react-query'
import {
  type DomainNumber,
  domainNumbers,
  partFromTransformation,
  stagesOf,
  totalOf,
} from 'contract/statistics-figures'
import { useTranslation } from 'react-i18next'
import { StageMark } from '../../../ui/StageMark.tsx'
import { Table } from '../../../ui/Table.tsx'
import { NumberBehind } from '../behind/NumberBehind.tsx'
import { ChartRows } from '../charts/ChartRows.tsx'
import { PartsBar } from '../charts/PartsBar.tsx'
import { FigureCard } from '../FigureCard.tsx'
import type { About } from '../PlaceName.tsx'
import { statisticsQuery } from '../statistics-query.ts'
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
      suppressed={asked.data?.suppressed ?? 0}
      isAllHidden={part === null}
      empty={part === null && !asked.data?.suppressed && t('statistics.nothingCounted')}
      chart={
        <>
          <ul className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-15">
            <li className="flex items-center gap-2 font-medium">
              <span aria-hidden="true" className="fill size-4 rounded-[4px] bg-surface3" />
              {names.none}
            </li>
            {([1, 2, 3] as const).map((stage) => (
              <li key={stage} className="flex">
                <StageMark stage={stage} />
              </li>
            ))}
          </ul>
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
      table={
        <Table
          caption={t('statistics.stages')}
          rows={domainNumbers}
          idOf={(number) => number}
          columns={[
            {
              id: 'domain',
              header: t('scores.domain'),
              isRowHeader: true,
              card: 'title',
              cell: (number) => words.domain(number),
            },
            ...order.map(column),
          ]}
        />
      }
    />
  )
}
