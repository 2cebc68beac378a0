import { countRules } from 'contract/access/disclosure'
import { defined } from 'contract/platform/typed'
import type { Does } from '../../../platform/jobs/kind.ts'
import { audienceIn } from '../../documents/statistics/audience.ts'
import type { SheetCell } from '../../spreadsheets/cell.ts'
import { listTexts, statisticsTexts } from '../../spreadsheets/texts.ts'
import type { SheetFormat } from '../../spreadsheets/write-sheet.ts'
import { encryptSheet, storeFile } from '../make-file.ts'
import { wantedOf } from '../wanted.ts'
import { lists } from './columns.ts'
import { fromSnapshot } from './from-snapshot.ts'
import { type Lists, listQuery } from './list-query.ts'
import { readList } from './read-list.ts'
import { wantedColumns } from './wanted-columns.ts'

/** The file of a list as filtered, in the person's language. */
export const exportList =
  (known: () => Lists) =>
  (format: SheetFormat): Does =>
  async (work) => {
    const wanted = wantedOf(work)
    const list = listQuery(known(), work.actor, wanted.query)
    const texts = listTexts(work.language)
    const { sheet } = defined(lists[list.path])
    const columns = wantedColumns(list.path, wanted.columns)
    // where small numbers may be hidden, each row says for whom
    const isHiding = columns.some(({ field }) => field in countRules)
    const audience = isHiding ? [audienceIn(work.language, work.actor)] : []
    let count = 0
    const rows = async function* (): AsyncGenerator<SheetCell[]> {
      for await (const page of fromSnapshot(work, (db) => readList(list, work, db))) {
        count += page.length
        for (const row of page) yield [...columns.map(({ cell }) => cell(row as never, texts)), ...audience]
      }
    }
    const ofAudience = isHiding ? [statisticsTexts(work.language).headings.audience] : []
    const headings = [...columns.map(({ field }) => texts.headings[field]), ...ofAudience]
    const name = texts.sheets[sheet]
    const encrypted = await encryptSheet(work, format, { name, headings, rows: rows() })
    return storeFile(work, encrypted, { name, format, rows: count })
  }
