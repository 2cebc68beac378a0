import { readXlsx } from 'hucre/xlsx'
import { parse } from '../../../src/exchange/spreadsheets/parse.ts'
import type { Someone } from '../../given/people.ts'
import { working } from '../../platform/working.ts'
import type { Vereda } from '../../vereda.ts'

export type Sheet = { name: string; headings: string[]; rows: Record<string, unknown>[] }

const headed = (name: string, [headings = [], ...rows]: unknown[][]): Sheet => ({
  name,
  headings: headings.map(String),
  rows: rows.map((row) =>
    Object.fromEntries(
      headings.map((heading, at) => [String(heading), row[at] === '' ? null : (row[at] ?? null)]),
    ),
  ),
})

/** Files of things, made and read again as a program for tables reads them. */
export const exportedFrom = (vereda: () => Vereda) => {
  const work = working(vereda)
  const fileOf = async (person: Someone, body: object) => {
    const { status, body: message } = await work.exported(person, body)
    if (status !== 202) throw new Error(`${status} ${JSON.stringify(message)}`)
    const job = await work.ended(person, message.id)
    if (job.status !== 'done') throw new Error(JSON.stringify(job.answer))
    return { job, ...(await work.download(person, message.id)) }
  }
  const workbookOf = async (person: Someone, body: object): Promise<Sheet[]> => {
    const { bytes } = await fileOf(person, { ...body, format: 'xlsx' })
    const { sheets } = await readXlsx(new Uint8Array(bytes))
    return sheets.map(({ name, rows }) => headed(name, rows as unknown[][]))
  }
  const csvOf = async (person: Someone, body: object): Promise<Sheet> => {
    const { bytes } = await fileOf(person, { ...body, format: 'csv' })
    const rows: unknown[][] = []
    const limits = { rows: 100_000, columns: 100, characters: 1_000_000 }
    for await (const { cells } of parse(new Uint8Array(bytes), 'csv', limits)) rows.push(cells)
    return headed('csv', rows)
  }
  return { ...work, fileOf, workbookOf, csvOf }
}
