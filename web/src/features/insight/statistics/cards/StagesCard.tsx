import { useQuery } from '@tanstack/react-query'
import { type DomainNumber, domainNumbers, profileOfCounts } from 'contract/evaluation/scores/summary'
import {
  haveReachedCounts,
  indicatorsOf,
  partsReached,
  stagesOf,
} from 'contract/insight/statistics/statistics-figures'
import { stagePercents } from 'contract/insight/statistics/whole-percents'
import { type Translate, useTranslation } from '../../../../i18n/translation.tsx'
import { StageBar } from '../../../../ui/figures/StageBar.tsx'
import { StageLegend } from '../../../../ui/figures/StageLegend.tsx'
import { ChartRows } from '../charts/ChartRows.tsx'
import { DomainTable } from '../figures/DomainTable.tsx'
import { FigureCard } from '../figures/FigureCard.tsx'
import { NumberWithSchools } from '../figures/NumberWithSchools.tsx'
import type { About } from '../figures/PlaceName.tsx'
import type { FigureTexts } from '../figures/use-figure-texts.ts'
import { statisticsQuery } from '../statistics-query.ts'

const order = ['none', 'change', 'transformation', 'innovation'] as const

type Name = (typeof order)[number]
type Stages = ReturnType<typeof stagesOf>
type Props = { about: About; texts: FigureTexts }

const namesOf = (t: Translate): Record<Name, string> => ({
  none: t('scores.rest.none'),
  change: t(`ui.stage.${1}`),
  transformation: t(`ui.stage.${2}`),
  innovation: t(`ui.stage.${3}`),
})

export function StagesCard({ about, texts }: Props) {
  const { t } = useTranslation()
  const names = namesOf(t)
  const { whole, parts } = about.scope
  const query = useQuery(statisticsQuery('stages', whole ?? parts))
  const stages = stagesOf(query.data?.rows ?? [])
  const isNothing = Object.values(stages).every((counts) => indicatorsOf(counts) === 0)
  const isFull = haveReachedCounts(query.data?.rows ?? [])
  const part = isFull ? partsReached(Object.values(stages))?.[2] : undefined
  const lowest = isFull && lowestOf(stages)
  return (
    <FigureCard
      title={lowest ? t('statistics.stagesFound', { domain: texts.domain(lowest) }) : t('statistics.stages')}
      hint={t('statistics.stagesHint')}
      sentence={part === undefined ? null : t('statistics.stagesSaid', { percent: texts.part(part) })}
      queries={[query]}
      hidden={query.data}
      isAllHidden={isNothing}
      empty={isNothing && !query.data?.suppressed && t('statistics.nothingCounted')}
      chart={<StagesChart stages={stages} texts={texts} />}
      table={
        <DomainTable
          caption={t('statistics.stages')}
          texts={texts}
          columns={order.map((stage) => stageColumn(t, { about, texts }, stages, stage, names[stage]))}
        />
      }
    />
  )
}

/** The domain furthest from Transformation; a tie in whole percents, or a domain without a count, names none. */
const lowestOf = (stages: Stages): DomainNumber | undefined => {
  const parts = domainNumbers.map((number) => Math.round((partsReached([stages[number]])?.[2] ?? -1) * 100))
  const least = Math.min(...parts)
  return least < 0 || parts.indexOf(least) !== parts.lastIndexOf(least)
    ? undefined
    : domainNumbers[parts.indexOf(least)]
}

function StagesChart({ stages, texts }: { stages: Stages; texts: FigureTexts }) {
  const { t } = useTranslation()
  const barText = (number: DomainNumber): string => {
    const { none, stages: parts } = profileOfCounts(stages[number])
    const counted = parts.map(({ stage, reached, underWay }) => {
      const counts = { reached: texts.count(reached), underWay: texts.count(underWay) }
      return `${t(`ui.stage.${stage}`)}: ${t('figures.stageCounts', counts)}`
    })
    return [`${texts.domain(number)}, ${t('scores.rest.none')}: ${texts.count(none)}`, ...counted].join('; ')
  }
  return (
    <>
      <div className="mb-4">
        <StageLegend />
      </div>
      <ChartRows
        rows={domainNumbers.map((number) => ({
          id: number,
          name: texts.domain(number),
          picture: (
            <span role="img" aria-label={barText(number)} className="block">
              <StageBar {...profileOfCounts(stages[number])} />
            </span>
          ),
          text: t('scores.indicators', { count: indicatorsOf(stages[number]) }),
        }))}
      />
    </>
  )
}

const stageColumn = (t: Translate, { about, texts }: Props, stages: Stages, stage: Name, name: string) => ({
  id: stage,
  header: name,
  align: 'end' as const,
  cell: (number: DomainNumber) => {
    const counts = stages[number]
    const underWay = stage === 'none' ? 0 : counts[`${stage}_under_way`]
    if (indicatorsOf(counts) === 0) return '–'
    return (
      <>
        <NumberWithSchools
          about={about}
          type="stages"
          what={`${name}, ${texts.domain(number)}`}
          shown={texts.count(counts[stage])}
          of={(values) => values[number][stage] || undefined}
          textOf={texts.count}
        />{' '}
        ({texts.part(stagePercents(counts)[stage] / 100)})
        {underWay > 0 && (
          <span className="block text-14 whitespace-nowrap text-text2">
            {t('figures.underWay', { count: underWay })}
          </span>
        )}
      </>
    )
  },
})
