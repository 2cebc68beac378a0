import { stageNumbers, stageProfile } from 'contract/evaluation/scores/stages'
import { nearestLetter } from 'contract/insight/results/result-facts'
import type { CompleteResults } from 'contract/insight/results/school-results'
import { heading, paragraph, table } from '../blocks.ts'
import type { Block } from '../document.ts'
import { letter, letterLegend, lineName } from '../phrases.ts'
import type { Voice } from '../voice.ts'
import { cellsOf, domainName } from './domains.ts'
import type { LineFound } from './school-found.ts'

/** Every outcome in every line so far: the letter nearest to its mean, and the mean. */
export const outcomeTable = (voice: Voice, lines: readonly CompleteResults[]): Block[] => {
  const { t, score } = voice
  const last = lines.at(-1)
  if (!last) return []
  const numberOf = (category: number) => last.categories.find(({ id }) => id === category)?.number ?? 0
  return [
    heading(1, t('results.heatMap')),
    paragraph(t('results.heatMapHint'), 'small'),
    paragraph(letterLegend(voice), 'small'),
    table({
      caption: t('results.heatMap'),
      head: [t('results.outcome'), ...lines.map(({ line }) => lineName(voice, line))],
      rows: last.outcomes.map(({ id, category, number, name }) => [
        `${numberOf(category)}.${number} ${name}`,
        ...lines.map(({ outcomes }) => {
          const points = outcomes.find((each) => each.id === id)?.points ?? null
          if (points === null) return t('scores.notReported')
          return `${letter(voice, nearestLetter(points))} (${score(points)})`
        }),
      ]),
      widths: [3, ...lines.map(() => 1)],
    }),
  ]
}

type Profile = ReturnType<typeof stageProfile> & { name: string }

/** The content of one bar as text. */
const profileText =
  ({ t, number }: Voice) =>
  ({ name, none, stages }: Profile): string => {
    const counts = stages.map(({ stage, reached, underWay }) => {
      const counts = t('figures.stageCounts', { reached: number(reached), underWay: number(underWay) })
      return `${t(`ui.stage.${stage}`)}: ${counts}`
    })
    return [`${name}, ${t('scores.rest.none')}: ${number(none)}`, ...counts].join('; ')
  }

/** How many indicators of each domain are at each stage. */
export const stageBars = (voice: Voice, shown: CompleteResults): Block[] => {
  const { t, number } = voice
  const profiles = [
    { name: t('results.wholeSchool'), points: shown.indicators.map(({ points }) => points) },
    ...shown.categories.map((domain) => ({
      name: domainName(domain),
      points: shown.indicators.filter(({ category }) => category === domain.id).map(({ points }) => points),
    })),
  ].map(({ name, points }) => ({ name, ...stageProfile(points) }))
  const stages = stageNumbers.map((stage) => t(`ui.stage.${stage}`))
  return [
    heading(1, t('scores.byStage')),
    paragraph(t('results.stagesHint'), 'small'),
    paragraph(voice.sentences(t('figures.full'), t('figures.hatched')), 'small'),
    {
      kind: 'chart',
      caption: t('scores.byStage'),
      description: t('documents.stages.stagesSay', { values: profiles.map(profileText(voice)).join('. ') }),
      chart: {
        kind: 'stacks',
        parts: [
          { name: t('scores.rest.none'), isEmpty: true },
          ...stages.flatMap((name) => [
            { name, isHatched: true },
            { name, isHatched: false },
          ]),
        ],
        bars: profiles.map(({ name, none, stages: own }) => ({
          name,
          counts: [none, ...own.flatMap(({ underWay, reached }) => [underWay, reached])],
        })),
      },
    },
    table({
      caption: t('scores.byStage'),
      head: [t('scores.domain'), t('scores.rest.none'), ...stages],
      rows: profiles.map(({ name, none, stages: own }) => [
        name,
        number(none),
        ...own.map(({ underWay, reached }) =>
          underWay === 0
            ? number(reached)
            : `${number(underWay + reached)} ${t('figures.underWay', { count: underWay })}`,
        ),
      ]),
      align: ['start', 'end', 'end', 'end', 'end'],
    }),
  ]
}

/** Complete cells of evidence: seven domains by three stages. */
export const evidence = (voice: Voice, shown: LineFound): Block[] => {
  const { t, number } = voice
  const cells = cellsOf(shown)
  const complete = cells.filter((cell) => cell.complete).length
  return [
    heading(1, t('results.evidence')),
    paragraph(t('results.evidenceSays', { complete: number(complete), total: number(cells.length) })),
    table({
      caption: t('results.evidence'),
      head: [t('scores.domain'), ...stageNumbers.map((stage) => t(`ui.stage.${stage}`))],
      rows: shown.results.categories.map((domain) => [
        domainName(domain),
        ...cells
          .filter(({ category }) => category === domain.id)
          .map(({ complete: isComplete, photos, documents, photos_needed, documents_needed }) => {
            const counts = t('steps.cell', {
              photos: number(photos),
              photosNeeded: photos_needed,
              documents: number(documents),
              documentsNeeded: documents_needed,
            })
            return `${isComplete ? t('evidence.complete') : t('steps.notYet')}. ${counts}`
          }),
      ]),
    }),
  ]
}
