import { cellsOfFiles } from 'contract/evaluation/readiness'
import type { CompleteResults } from 'contract/insight/results/school-results'
import { heading, paragraph, table } from '../blocks.ts'
import type { Block, DocumentCell } from '../document.ts'
import { lineName, stageText } from '../phrases.ts'
import type { Voice } from '../voice.ts'
import { changeText } from './change-text.ts'
import type { LineFound } from './school-found.ts'

type Domain = CompleteResults['categories'][number]

export const domainName = ({ number, name }: { number: number; name: string }): string => `${number}. ${name}`

/** The evidence of a line by domain and stage, by the rule for submission. */
export const cellsOf = ({ results, detail }: LineFound) =>
  cellsOfFiles(
    results.categories.map(({ id }) => id),
    detail.line.files,
  )

type Figures = Domain | CompleteResults['overall']
type Cells = ReturnType<typeof cellsOf>
type Row = { name: string; of: Figures; files: Cells; hasBefore: boolean }

/** Points, stage, change since the line before, and share of the evidence. */
const rowOf = (voice: Voice, { name, of, files, hasBefore }: Row): DocumentCell[] => {
  const { t, score, number } = voice
  const { points, percent, change, compared, applicable, no_evidence, not_applicable } = of
  const counts = [
    t('results.applies', { count: applicable }),
    `${t('scores.rest.none')}: ${number(no_evidence)}`,
    `${t('scores.rest.apart')}: ${number(not_applicable)}`,
  ]
  const complete = files.filter((each) => each.complete).length
  return [
    name,
    points === null ? '–' : score(points),
    percent === null ? t('scores.notReported') : score(percent),
    stageText(voice, of),
    ...(hasBefore ? [compared ? changeText(voice, change, compared, true) : '–'] : []),
    counts.join('; '),
    t('home.nOfM', { answered: complete, total: files.length }),
  ]
}

/** Every domain, and the whole school in the last row. */
export const domainTable = (voice: Voice, shown: LineFound, results: CompleteResults): Block[] => {
  const { t } = voice
  const { categories, overall } = results
  const cells = cellsOf(shown)
  const hasBefore = overall.compared !== null
  const row = (name: string, of: Figures, files: Cells) => rowOf(voice, { name, of, files, hasBefore })
  return [
    heading(1, t('results.domains')),
    paragraph(`${t('results.domainsHint')}${hasBefore ? ` ${t('results.clearHint')}` : ''}`, 'small'),
    table({
      caption: t('results.domains'),
      head: [
        t('scores.domain'),
        t('results.points'),
        t('results.percent'),
        t('results.stageHead'),
        ...(hasBefore ? [t('results.changeHead')] : []),
        t('results.countsHead'),
        t('results.filesHead'),
      ],
      rows: [
        ...categories.map((domain) =>
          row(
            domainName(domain),
            domain,
            cells.filter(({ category }) => category === domain.id),
          ),
        ),
        row(t('results.wholeSchool'), overall, cells),
      ],
      align: ['start', 'end', 'end', 'start', ...(hasBefore ? (['start'] as const) : []), 'start', 'end'],
      widths: hasBefore ? [19, 8, 8, 14, 27, 15, 9] : [30, 9, 11, 17, 22, 12],
    }),
  ]
}

/** The domains of every line so far as a chart, and the same numbers as a table. */
export const radar = (voice: Voice, lines: readonly CompleteResults[]): Block[] => {
  const { t, score } = voice
  const reported = lines.filter(({ overall }) => overall.points !== null)
  const last = reported.at(-1)
  if (!last) return []
  const drawn = reported.map(({ line, categories }) => {
    const values = categories.flatMap((domain) =>
      domain.percent === null ? [] : [`${domainName(domain)} ${score(domain.percent)}`],
    )
    return `${lineName(voice, line)}: ${values.join('; ')}`
  })
  return [
    heading(1, t('results.radar')),
    paragraph(t('results.radarHint'), 'small'),
    {
      kind: 'chart',
      caption: t('results.radar'),
      description: t('results.radarSays', { lines: drawn.join('. ') }),
      chart: {
        kind: 'radar',
        axes: last.categories.map(domainName),
        outlines: reported.map(({ line, categories }) => ({
          name: lineName(voice, line),
          values: categories.map(({ percent }) => percent),
        })),
      },
    },
    table({
      caption: `${t('results.radar')}: ${t('results.percent')}`,
      head: [t('scores.domain'), ...reported.map(({ line }) => lineName(voice, line))],
      rows: last.categories.map((domain) => [
        domainName(domain),
        ...reported.map(({ categories }) => {
          const percent = categories.find(({ id }) => id === domain.id)?.percent ?? null
          return percent === null ? t('scores.notReported') : score(percent)
        }),
      ]),
      align: ['start', ...reported.map(() => 'end' as const)],
    }),
  ]
}
