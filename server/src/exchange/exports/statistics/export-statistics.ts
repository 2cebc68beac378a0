import { wholeModelOf } from 'contract/insight/statistics/statistics-scope'
import { isOneOf } from 'contract/platform/typed'
import { findingsFor } from '../../../insight/statistics/findings/queries.ts'
import { statisticsOf } from '../../../insight/statistics/queries.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Does } from '../../../platform/jobs/kind.ts'
import { audienceIn } from '../../documents/statistics/audience.ts'
import type { SheetCell } from '../../spreadsheets/cell.ts'
import { statisticsTexts } from '../../spreadsheets/texts.ts'
import type { SheetFormat } from '../../spreadsheets/write-sheet.ts'
import { fromSnapshot } from '../lists/from-snapshot.ts'
import { encryptSheet, storeFile } from '../make-file.ts'
import { wantedOf } from '../wanted.ts'
import { findingRows } from './finding-rows.ts'
import { placeShown } from './place-shown.ts'
import { figureRows, filtersText } from './rows.ts'
import { ofTheWhole, statisticsQuery } from './statistics-query.ts'

/** One figure a row, small numbers hidden as on the screen. */
export const exportStatistics =
  (format: SheetFormat): Does =>
  async (work) => {
    const { actor, language } = work
    const { types, filters, isWholePage } = statisticsQuery(actor, wantedOf(work).query)
    const texts = statisticsTexts(language)
    const about = [filtersText(filters, language), audienceIn(language, actor)]
    let count = 0
    let place = ''
    const figures = async function* (db: Db): AsyncGenerator<SheetCell[][]> {
      place = await placeShown(db, actor, language, filters)
      if (isWholePage) {
        const found = await findingsFor(db, actor, language, filters)
        yield findingRows(found, filters.model, place, language)
      }
      const model = wholeModelOf(actor, filters)
      for (const type of types) {
        yield figureRows(await statisticsOf(db, actor, language, filters, type), language)
        if (model && isOneOf(ofTheWhole, type))
          yield figureRows(await statisticsOf(db, actor, language, { ...filters, model }, type), language)
      }
    }
    const rows = async function* (): AsyncGenerator<SheetCell[]> {
      for await (const found of fromSnapshot(work, figures)) {
        count += found.length
        for (const row of found) yield [...row, ...about]
      }
    }
    const {
      statistic,
      place: placeHeading,
      schools: schoolsHeading,
      domain,
      measure,
      value,
      filters: narrowed,
      audience,
    } = texts.headings
    const headings = [statistic, placeHeading, schoolsHeading, domain, measure, value, narrowed, audience]
    const encrypted = await encryptSheet(work, format, { name: texts.sheet, headings, rows: rows() })
    return storeFile(work, encrypted, { name: `${texts.sheet} - ${place}`, format, rows: count })
  }
