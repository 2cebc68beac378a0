import { stageNumbers } from 'contract/evaluation/scores/stages'
import {
  type DomainNumber,
  domainNumbers,
  profileOfCounts,
  stageNames,
} from 'contract/evaluation/scores/summary'
import {
  haveReachedCounts,
  indicatorsOf,
  partsReached,
  stagesOf,
} from 'contract/insight/statistics/statistics-figures'
import { stagePercents } from 'contract/insight/statistics/whole-percents'
import { paragraph, table } from '../../blocks.ts'
import type { Block } from '../../document.ts'
import type { FigureVoice, Shown } from '../figure-voice.ts'

type Found = ReturnType<typeof stagesOf>

const chartOf = ({ t, domain, count }: FigureVoice, found: Found): Block => {
  const barText = (number: DomainNumber): string => {
    const { none, stages: counts } = profileOfCounts(found[number])
    const shown = counts.map(({ stage, reached, underWay }) => {
      const counts = t('figures.stageCounts', { reached: count(reached), underWay: count(underWay) })
      return `${t(`ui.stage.${stage}`)}: ${counts}`
    })
    return [`${domain(number)}, ${t('scores.rest.none')}: ${count(none)}`, ...shown].join('; ')
  }
  return {
    kind: 'chart',
    caption: t('statistics.stages'),
    description: t('documents.stages.stagesSay', { values: domainNumbers.map(barText).join('. ') }),
    chart: {
      kind: 'stacks',
      parts: [
        { name: t('scores.rest.none'), isEmpty: true },
        ...stageNumbers.flatMap((stage) => [
          { name: t(`ui.stage.${stage}`), isHatched: true },
          { name: t(`ui.stage.${stage}`), isHatched: false },
        ]),
      ],
      bars: domainNumbers.map((number) => ({
        name: domain(number),
        counts: [
          found[number].none,
          ...profileOfCounts(found[number]).stages.flatMap(({ underWay, reached }) => [underWay, reached]),
        ],
      })),
    },
  }
}

const tableOf = ({ t, domain, count, part }: FigureVoice, found: Found): Block => {
  const names = [t('scores.rest.none'), ...stageNumbers.map((stage) => t(`ui.stage.${stage}`))]
  return table({
    caption: t('statistics.stages'),
    head: [t('scores.domain'), ...names],
    rows: domainNumbers.map((number) => {
      const percents = stagePercents(found[number])
      return [
        domain(number),
        ...stageNames.map((stage) => {
          if (indicatorsOf(found[number]) === 0) return '–'
          const underWay = stage === 'none' ? 0 : found[number][`${stage}_under_way`]
          const onTheWay = underWay === 0 ? '' : ` ${t('figures.underWay', { count: underWay })}`
          return `${count(found[number][stage])} (${part(percents[stage] / 100)})${onTheWay}`
        }),
      ]
    }),
    align: ['start', 'end', 'end', 'end', 'end'],
    widths: [3, 2, 2, 2, 2],
  })
}

/** Indicators of each domain by stage. */
export const stagesSection = (voice: FigureVoice, { whole, parts }: Shown): Block[] => {
  const { t, part, sentences, section } = voice
  const answer = (whole ?? parts).stages
  if (!answer) return []
  const found = stagesOf(answer.rows)
  const isNothing = Object.values(found).every((counts) => indicatorsOf(counts) === 0)
  const high = haveReachedCounts(answer.rows) ? (partsReached(Object.values(found))?.[2] ?? null) : null
  return section({
    title: t('statistics.stages'),
    hint: t('statistics.stagesHint'),
    sentence: high !== null && t('statistics.stagesSaid', { percent: part(high) }),
    hidden: answer,
    isAllHidden: isNothing,
    empty: isNothing && answer.suppressed === 0 && t('statistics.nothingCounted'),
    blocks: () => [
      paragraph(sentences(t('figures.full'), t('figures.hatched')), 'small'),
      chartOf(voice, found),
      tableOf(voice, found),
    ],
  })
}
