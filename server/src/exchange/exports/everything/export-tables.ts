import { limits } from 'contract/platform/limits'
import type { Does, Work } from '../../../platform/jobs/kind.ts'
import { type SheetTable, writeWorkbook } from '../../spreadsheets/write-workbook.ts'
import { encryptBytes, encryptSheet, storeFile } from '../make-file.ts'
import { noOneFile } from '../no-one-file.ts'
import { type Wanted, wantedOf } from '../wanted.ts'

/** A CSV has the first table. */
export type Everything = { name: string; tables: [SheetTable, ...SheetTable[]] }
export type MakesTables = (wanted: Wanted) => Promise<Everything>

/** All tables are read from one snapshot. */
const read = (work: Work, make: MakesTables): Promise<Everything> =>
  work.snapshot((db) => make(wantedOf({ ...work, db })))

const csv =
  (make: MakesTables): Does =>
  async (work) => {
    const { name, tables } = await read(work, make)
    const [table] = tables
    const encrypted = await encryptSheet(work, 'csv', table)
    return storeFile(work, encrypted, { name, format: 'csv', rows: table.rows.length })
  }

/** A workbook is made in memory, so it has at most as many rows as a list. */
const xlsx =
  (make: MakesTables): Does =>
  async (work) => {
    const { name, tables } = await read(work, make)
    const rows = tables.reduce((sum, table) => sum + table.rows.length, 0)
    if (rows > limits.exportRows) throw noOneFile('There are too many rows.')
    await work.progress(50)
    const encrypted = await encryptBytes(work, [await writeWorkbook(tables, { title: name })])
    return storeFile(work, encrypted, { name, format: 'xlsx', rows })
  }

/** One sheet a kind in a workbook, the first of them as CSV. */
export const asTables = (make: MakesTables): { csv: Does; xlsx: Does } => ({
  csv: csv(make),
  xlsx: xlsx(make),
})
