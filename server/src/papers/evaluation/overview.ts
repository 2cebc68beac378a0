import type { Block, Cell, Chart, Table } from '../paper.ts'
import { fill, sayScore } from '../say.ts'
import { completeCells } from './facts-of-line.ts'
import type { Whole } from './read-whole.ts'

type Standing = Whole['results']['categories'][number] | Whole['results']['overall']

/** Where the whole school stands, in sentences. */
export const standsSaid = ({ language, results, words }: Whole): string[] => {
  const { percent, stage, applicable } = results.overall
  if (stage === null) return [words.nothingCounts]
  const values = { stage: words.stages[stage === 0 ? 1 : stage], total: applicable }
  return [
    percent === null ? words.noScore : fill(words.stands, { percent: sayScore(language, percent) }),
    fill(stage === 0 ? words.stageNotReached : words.stageReached, values),
  ]
}

const row = (whole: Whole, name: Cell, standing: Standing, categories: number[]): Cell[] => {
  const { language, results, words } = whole
  const { points, percent, stage, applicable, no_evidence, not_applicable } = standing
  const total = results.indicators.filter(({ category }) => categories.includes(category)).length
  const score = (value: number | null) => (value === null ? words.notReported : sayScore(language, value))
  return [
    name,
    fill(words.count, { count: applicable + not_applicable, total }),
    score(points),
    score(percent),
    stage === null ? words.notReported : words.stages[stage],
    no_evidence,
    not_applicable,
    fill(words.count, completeCells(whole, categories)),
  ]
}

const tableOf = (whole: Whole): Table => {
  const { results, words, shared, said } = whole
  const { domain, points, of100, stage, noEvidenceYet, notApplicable, cells } = words
  return {
    kind: 'table',
    caption: words.byDomain,
    head: [domain, shared.headings.answered, points, of100, stage, noEvidenceYet, notApplicable, cells],
    rows: [
      ...results.categories.map((each) => row(whole, said(`${each.number}. ${each.name}`), each, [each.id])),
      row(
        whole,
        words.wholeSchool,
        results.overall,
        results.categories.map(({ id }) => id),
      ),
    ],
    align: ['start', 'end', 'end', 'end', 'start', 'end', 'end', 'end'],
    widths: [4, 2, 1, 1, 2, 1, 1, 2],
  }
}

const chartOf = ({ language, results, words }: Whole): Chart => {
  const bars = results.categories.map(({ number, name, percent }) => ({
    name: `${number}. ${name}`,
    percent,
    said: percent === null ? words.notReported : sayScore(language, percent),
  }))
  const values = bars.map(({ name, said }) => `${name}: ${said}`).join('; ')
  return {
    kind: 'chart',
    caption: words.bars,
    says: fill(words.barsSay, { values }),
    chart: { kind: 'bars', bars },
  }
}

/** A page that tells where the line stands: in words, in a picture, and in figures domain by domain. */
export const overviewOf = (whole: Whole): Block[] => [
  { kind: 'heading', level: 1, words: whole.words.overview },
  ...standsSaid(whole).map((words) => ({ kind: 'paragraph' as const, words, tone: 'lead' as const })),
  ...(whole.results.categories.some(({ percent }) => percent !== null) ? [chartOf(whole)] : []),
  tableOf(whole),
]
