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
type Row = { name: string; of: Figures; files: Cells }

/** Points, stage, and change since the line before where there is one. */
const scoreRow = (voice: Voice, { name, of }: Row, hasBefore: boolean): DocumentCell[] => {
  const { t, score } = voice
  const { points, percent, change, compared } = of
  return [
    name,
    points === null ? '–' : score(points),
    percent === null ? t('scores.notReported') : score(percent),
    stageText(voice, of),
    ...(hasBefore ? [compared ? changeText(voice, { percent, change }, compared, true) : '–'] : []),
  ]
}

/** What the score is made of, and how much of the evidence is there. */
const countRow = ({ t, number }: Voice, { name, of, files }: Row): DocumentCell[] => [
  name,
  t('results.applies', { count: of.applicable }),
  number(of.no_evidence),
  number(of.not_applicable),
  t('home.nOfM', { answered: files.filter((each) => each.complete).length, total: files.length }),
]

/** Every domain in numbers, and the whole school below them: two tables, since one of seven columns cannot be read. */
export const domainTable = (voice: Voice, shown: LineFound, results: CompleteResults): Block[] => {
  const { t } = voice
  const { categories, overall } = results
  const cells = cellsOf(shown)
  const hasBefore = overall.compared !== null
  const rows: Row[] = [
    ...categories.map((domain) => ({
      name: domainName(domain),
      of: domain,
      files: cells.filter(({ category }) => category === domain.id),
    })),
    { name: t('results.wholeSchool'), of: overall, files: cells },
  ]
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
      ],
      rows: rows.map((row) => scoreRow(voice, row, hasBefore)),
      align: ['start', 'end', 'end', 'start', ...(hasBefore ? (['start'] as const) : [])],
      widths: hasBefore ? [24, 8, 8, 18, 42] : [40, 12, 14, 34],
    }),
    table({
      caption: `${t('results.domains')}: ${t('results.countsHead')}`,
      head: [
        t('scores.domain'),
        t('results.countsHead'),
        t('scores.rest.none'),
        t('scores.rest.apart'),
        t('results.filesHead'),
      ],
      rows: rows.map((row) => countRow(voice, row)),
      align: ['start', 'start', 'end', 'end', 'end'],
      widths: [34, 22, 14, 14, 16],
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
