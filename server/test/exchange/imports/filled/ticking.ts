import { readXlsx, writeXlsx } from 'hucre/xlsx'
import {
  dutyColumns,
  type FillColumn,
  tickColumns,
} from '../../../../src/exchange/spreadsheets/fillable/columns.ts'
import { readDutyMark, readMark } from '../../../../src/exchange/spreadsheets/fillable/mark.ts'
import { givenEvaluatedSchool, givenEvaluation } from '../../../given/lines.ts'
import type { Someone } from '../../../given/people.ts'
import { givenSecondInstrument } from '../../../given/places.ts'
import { working } from '../../../platform/working.ts'
import { givenVereda } from '../../../vereda.ts'

type Written = Partial<Record<FillColumn, string | number>>

const thingOf = (mark: unknown): string =>
  typeof mark === 'string' ? (readMark(mark)?.indicator ?? readDutyMark(mark)?.duty ?? '') : ''

/** Writes into the rows of indicators and duties, and saves the workbook by another program than the one that made it. */
const fill = async (bytes: Buffer, written: Record<string, Written>): Promise<Buffer> => {
  const { sheets } = await readXlsx(new Uint8Array(bytes))
  const filled = sheets.slice(0, 2).map(({ name, rows }, place) => {
    const columns: readonly FillColumn[] = place === 0 ? tickColumns : dutyColumns
    for (const row of rows)
      for (const [column, text] of Object.entries(written[thingOf(row[0])] ?? {}))
        row[columns.findIndex((each) => each === column)] = text
    return { name, rows }
  })
  return Buffer.from(await writeXlsx({ sheets: filled }))
}

/** A workbook: its sheets, and the rows of the first one by their headings. */
const sheetsOf = async (bytes: Buffer) => {
  const { sheets } = await readXlsx(new Uint8Array(bytes), { readStyles: true })
  const [heads = [], ...rows] = sheets[0]?.rows ?? []
  return {
    sheets,
    names: sheets.map(({ name }) => name),
    rows: rows.map((row) => Object.fromEntries(heads.map((head, at) => [String(head), row[at]]))),
  }
}

/** A school with a second edition, and what it takes to give its sheet out and to take it back. */
export const givenTicking = async () => {
  const vereda = await givenVereda()
  const { db } = vereda.database
  const { teacher, coordinator, school } = await givenEvaluatedSchool(db)
  const second = await givenSecondInstrument(db)
  const { made, lookAt: examine, applied, look: check } = working(() => vereda)
  let year = 2000
  const newLine = async () => {
    year += 1
    await db.updateTable('lines').set({ status: 'CLOSED' }).execute()
    return (await givenEvaluation(vereda, coordinator, school.id, second.id, year)).line
  }
  const wanted = (line: number) => ({ subject: 'instrument', id: second.id, query: `line=${line}` })
  const sheetOf = async (person: Someone, line: number) =>
    (await made(person, { ...wanted(line), format: 'xlsx', language: 'en' })).bytes
  const bring = (person: Someone, line: number, bytes: Buffer | string, name = 'sheet.xlsx') =>
    examine(person, 'sheet', bytes, name, { evaluation_line: String(line) })
  const bringToNone = async (person: Someone, line: number, bytes: Buffer | string, name = 'sheet.xlsx') =>
    (await check(person, 'sheet', name, bytes, { evaluation_line: String(line) })).answer
  const answersOf = (line: number) =>
    db
      .selectFrom('results')
      .innerJoin('indicators', 'indicators.id', 'results.indicator_id')
      .innerJoin('options', 'options.id', 'results.option_id')
      .where('line_id', '=', line)
      .select([
        'indicators.code as indicator',
        'options.code',
        'na_reason',
        'results.statements',
        'reached',
        'of_whom',
        'results.version',
        'results.id',
      ])
      .orderBy('indicators.id')
      .execute()
  return {
    vereda,
    teacher,
    coordinator,
    school,
    second,
    newLine,
    sheetOf,
    sheetsOf,
    fill,
    bring,
    bringToNone,
    applied,
    answersOf,
    made,
  }
}
