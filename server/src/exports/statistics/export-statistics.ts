import type { Statistics } from 'contract/statistics'
import type { Outcome, Work } from '../../jobs/kind.ts'
import type { Cell } from '../../sheets/cell.ts'
import { statisticsWordsOf } from '../../sheets/words/statistics/words-of.ts'
import type { SheetFormat } from '../../sheets/write-sheet.ts'
import { evaluationStatisticsOf } from '../../statistics/evaluations/queries.ts'
import { schoolStatisticsOf } from '../../statistics/schools/queries.ts'
import { sealSheet, storeFile } from '../make-file.ts'
import { statisticsAsked } from './asked.ts'
import { filtersInWords, rowsOf } from './rows.ts'

/** Makes a file of statistics as they are shown: one figure a row, small numbers hidden as on the screen. */
export const exportStatistics = async (work: Work): Promise<Outcome> => {
  const { db, actor, language } = work
  const format = work.asked.format as SheetFormat
  const { evaluations, schools, filters } = statisticsAsked(actor, work.asked.query as string)
  const words = statisticsWordsOf[language]
  const note = filtersInWords(filters, language)
  const ofAll = evaluations.length + schools.length
  let done = 0
  let count = 0
  const rows = async function* (): AsyncGenerator<Cell[]> {
    const tell = async (answer: Statistics) => {
      const found = rowsOf(answer, language)
      count += found.length
      done += 1
      await work.progress((done / ofAll) * 95)
      return found.map((row) => [...row, note])
    }
    for (const type of evaluations)
      yield* await tell(await evaluationStatisticsOf(db, actor, language, { ...filters, type }))
    for (const type of schools)
      yield* await tell(await schoolStatisticsOf(db, actor, language, { ...filters, type }))
  }
  const { statistic, place, schools: behind, domain, measure, value, filters: narrowed } = words.headings
  const headings = [statistic, place, behind, domain, measure, value, narrowed]
  const sealed = await sealSheet(work, format, { name: words.sheet, headings, rows: rows() })
  return storeFile(work, sealed, { name: words.sheet, format, rows: count })
}
