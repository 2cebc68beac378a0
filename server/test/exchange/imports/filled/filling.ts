import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { fillColumns } from '../../../../src/exchange/spreadsheets/fillable/columns.ts'
import { readMark } from '../../../../src/exchange/spreadsheets/fillable/mark.ts'
import { plainText } from '../../../../src/exchange/spreadsheets/safe-text.ts'
import { givenAnswers, givenEvaluatedSchool, givenEvaluation } from '../../../given/lines.ts'
import type { Someone } from '../../../given/people.ts'
import { working } from '../../../platform/working.ts'
import { givenVereda } from '../../../vereda.ts'

/** What somebody writes into the row of an indicator. */
export type Written = { option?: string; na_reason?: string; note?: string }

const at = { mark: 0, option: 6, na_reason: 7, note: 8 } as const satisfies Partial<
  Record<(typeof fillColumns)[number], number>
>

type Rows = (string | null)[][]

/** The first sheet of a workbook, as words. */
export const rowsIn = async (bytes: Buffer): Promise<Rows> => {
  const { sheets } = await readXlsx(new Uint8Array(bytes))
  return (sheets[0]?.rows ?? []).map((row) =>
    fillColumns.map((_, column) => (typeof row[column] === 'string' ? row[column] : null)),
  )
}

/** A sheet with something written into it, saved by another program than the one that made it. */
export const fillIn = async (bytes: Buffer, written: Record<string, Written>): Promise<Buffer> => {
  const rows = await rowsIn(bytes)
  for (const row of rows) {
    const mark = readMark(row[at.mark] ?? '')
    for (const [column, text] of Object.entries(written[mark?.indicator ?? ''] ?? {}))
      row[at[column as keyof Written]] = text
  }
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Anything', rows }] }))
}

/** The row of an indicator, by its columns. */
export const rowOf = async (bytes: Buffer, indicator: string) => {
  const row =
    (await rowsIn(bytes)).find((each) => readMark(each[at.mark] ?? '')?.indicator === indicator) ?? []
  const text = (column: number) => (row[column] ? plainText(row[column]) : null)
  return { option: text(at.option), na_reason: text(at.na_reason), note: text(at.note) }
}

/** A school with the real instrument, and what it takes to give a sheet out and to take it back. */
export const givenFilling = async () => {
  const vereda = await givenVereda()
  const here = await givenEvaluatedSchool(vereda.database.db)
  const { made, lookAt: examine, look: check, send, apply, applied, exported } = working(() => vereda)
  let year = 2000

  const newLine = async () => {
    year += 1
    await vereda.database.db.updateTable('lines').set({ status: 'CLOSED' }).execute()
    return givenEvaluation(vereda, here.coordinator, here.school.id, here.instrument.id, year)
  }
  const sheetOf = async (person: Someone, line: number | null, language = 'en') =>
    (
      await made(person, {
        subject: 'instrument',
        id: here.instrument.id,
        format: 'xlsx',
        language,
        ...(line && { query: `line=${line}` }),
      })
    ).bytes
  const bring = (person: Someone, line: number, bytes: Buffer | string, name = 'sheet.xlsx') =>
    examine(person, 'sheet', bytes, name, { evaluation_line: String(line) })
  const bringToNone = async (person: Someone, line: number, bytes: Buffer | string, name = 'sheet.xlsx') =>
    (await check(person, 'sheet', name, bytes, { evaluation_line: String(line) })).answer
  const answersOf = (line: number) =>
    vereda.database.db
      .selectFrom('results')
      .innerJoin('indicators', 'indicators.id', 'results.indicator_id')
      .innerJoin('options', 'options.id', 'results.option_id')
      .where('line_id', '=', line)
      .select(['indicators.code as indicator', 'options.code', 'na_reason', 'results.version', 'results.id'])
      .orderBy('indicators.id')
      .execute()
  const notesOf = (line: number) =>
    vereda.database.db
      .selectFrom('notes')
      .innerJoin('indicators', 'indicators.id', 'notes.indicator_id')
      .where('line_id', '=', line)
      .select(['indicators.code as indicator', 'text', 'author_id', 'notes.id', 'notes.version'])
      .orderBy('notes.id')
      .execute()
  const answerAll = (line: number, code: string) =>
    givenAnswers(vereda.database.db, line, here.coordinator.id, code)
  return {
    vereda,
    here,
    newLine,
    sheetOf,
    bring,
    bringToNone,
    answersOf,
    notesOf,
    answerAll,
    send,
    apply,
    applied,
    exported,
  }
}
