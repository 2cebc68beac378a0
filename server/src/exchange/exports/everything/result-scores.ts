import type { LineResults } from 'contract/insight/results/school-results'
import type { DataTexts } from '../../spreadsheets/texts.ts'
import { lineColumns } from './line-columns.ts'
import { type SheetTexts, tableOf, yesNo } from './table.ts'

type Overall = NonNullable<LineResults['overall']>
type Level = keyof DataTexts['levels']

/** Of the whole school, a domain or an outcome; or the letter of an indicator. */
type Row = {
  results: LineResults
  level: Level
  code: string | null
  name: string | null
} & Partial<Overall> & {
    weight?: number
    priority?: number | null
    option?: string | null
    self?: string | null
  }

const rowsOf = (results: LineResults): Row[] => {
  const { overall, categories, outcomes, indicators } = results
  const numberOf = (id: number) => categories.find((each) => each.id === id)?.number
  return [
    { ...overall, results, level: 'overall', code: null, name: null },
    ...categories.map(({ number, name, ...rest }) => ({
      ...rest,
      results,
      level: 'domain' as const,
      code: String(number),
      name,
    })),
    ...outcomes.map(({ number, category, name, ...rest }) => ({
      ...rest,
      results,
      level: 'outcome' as const,
      code: `${numberOf(category)}.${number}`,
      name,
    })),
    ...indicators.map(({ code, name, option, points, self_rating }) => ({
      results,
      level: 'indicator' as const,
      code,
      name,
      option,
      points,
      self: self_rating,
    })),
  ]
}

/** As the API answers them, never rounded. */
export const scoresTable = (sheetTexts: SheetTexts, lines: LineResults[]) => {
  const { data } = sheetTexts
  return tableOf<Row>(
    sheetTexts,
    'scores',
    [
      ['evaluation', ({ results }) => results.evaluation],
      ['instrument', ({ results }) => results.instrument.name],
      ...lineColumns<Row>(sheetTexts, ({ results }) => results.line),
      ['level', ({ level }) => data.levels[level]],
      ['code', ({ code }) => code],
      ['name', ({ name }) => name],
      ['option', ({ option }) => option ?? null],
      ['points', ({ points }) => points ?? null],
      ['percent', ({ percent }) => percent ?? null],
      ['stage_reached', ({ stage }) => (stage === null || stage === undefined ? null : data.stages[stage])],
      ['moving_into', ({ moving_into: into }) => (into ? data.stages[into] : null)],
      ['applicable', ({ applicable }) => applicable ?? null],
      ['no_evidence', ({ no_evidence }) => no_evidence ?? null],
      ['not_applicable', ({ not_applicable }) => not_applicable ?? null],
      ['weight', ({ weight }) => weight ?? null],
      ['priority', ({ priority }) => priority ?? null],
      ['weighted_percent', ({ weighted_percent }) => weighted_percent ?? null],
      ['self_percent', ({ self_percent }) => self_percent ?? null],
      ['self_rating', ({ self }) => self ?? null],
      ['change', ({ change }) => change ?? null],
      ['change_since_base', ({ change_since_base }) => change_since_base ?? null],
      ['matched', ({ compared }) => compared?.matched ?? null],
      ['up', ({ compared }) => compared?.up ?? null],
      ['same', ({ compared }) => compared?.same ?? null],
      ['down', ({ compared }) => compared?.down ?? null],
      ['clear', ({ compared }) => (compared ? yesNo(compared.clear, sheetTexts) : null)],
    ],
    lines.flatMap(rowsOf),
  )
}
