import type { Report } from 'contract/insight/reports'
import {
  evaluationStatistics,
  type Statistics,
  schoolStatistics,
  statisticValues,
} from 'contract/insight/statistics/statistics'
import { found } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import { reportById } from '../../../insight/reports/queries.ts'
import { audienceOfReport } from '../../documents/report-audience.ts'
import type { SheetCell } from '../../spreadsheets/cell.ts'
import { type Field, type Heading, statisticsTexts } from '../../spreadsheets/texts.ts'
import type { SheetTable } from '../../spreadsheets/write-workbook.ts'
import { figureRows } from '../statistics/rows.ts'
import { thingOf } from '../wanted.ts'
import type { MakesTables } from './export-tables.ts'
import { headingIn, type SheetTexts, sheetTextsIn } from './table.ts'

/** The database stores frozen figures without an order: they are sorted as in statistics. */
const inOrder = (statistics: Statistics): Statistics => ({
  ...statistics,
  rows: statistics.rows.map((row) => {
    const values = statisticValues[statistics.type].safeParse(row.values)
    return values.success ? { ...row, values: values.data } : row
  }),
})

/** Figures at the time of writing: of the place, and of a country also of each region. */
const figuresTable = (report: Report, { data }: SheetTexts, language: Language): SheetTable => {
  const { figures } = report
  const { statistic, place, schools, domain, measure, value, audience } = statisticsTexts(language).headings
  const forWhom = audienceOfReport(language, report)
  const every = [figures, ...(figures.regions ? [figures.regions] : [])]
  return {
    name: data.sheets.figures,
    headings: [statistic, place, schools, domain, measure, value, audience],
    rows: every.flatMap((each) =>
      [
        ...evaluationStatistics.map((type) => each.evaluations[type]),
        ...schoolStatistics.map((type) => each.schools[type]),
      ].flatMap((statistics) => figureRows(inOrder(statistics), language).map((row) => [...row, forWhom])),
    ),
  }
}

const reportTable = (report: Report, sheetTexts: SheetTexts, language: Language): SheetTable => {
  const facts: [Heading | Field | { label: string }, SheetCell][] = [
    ['title', report.title],
    ['country', report.country?.name ?? null],
    ['region', report.region?.name ?? null],
    ['year', report.year],
    [{ label: statisticsTexts(language).headings.audience }, audienceOfReport(language, report)],
    ['author', report.author.name],
    ['written_on', report.created_at],
    ['edited_on', report.updated_at],
    ['text', report.text],
  ]
  return {
    name: sheetTexts.data.sheets.report,
    headings: [sheetTexts.data.headings.thing, sheetTexts.data.headings.value],
    rows: facts.map(([name, value]) => [headingIn(sheetTexts, name), value]),
  }
}

/** The stored figures, one a row, and the text. */
export const reportTables: MakesTables = async (wanted) => {
  const { db, actor, language, id } = thingOf(wanted)
  const report = found(await reportById(db, actor, language, id))
  const sheetTexts = sheetTextsIn(language)
  return {
    name: `${sheetTexts.data.sheets.report} - ${report.title}`,
    tables: [figuresTable(report, sheetTexts, language), reportTable(report, sheetTexts, language)],
  }
}
