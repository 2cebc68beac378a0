import type { Outcome, Work } from '../jobs/kind.ts'
import type { Cell } from '../sheets/cell.ts'
import { wordsOf } from '../sheets/words/words-of.ts'
import type { SheetFormat } from '../sheets/write-sheet.ts'
import { lists } from './columns.ts'
import { columnsAsked } from './columns-asked.ts'
import { type ListAsked, type Lists, listAsked } from './list-asked.ts'
import { sealSheet, storeFile } from './make-file.ts'
import { Moved, readList } from './read-list.ts'

const attempts = 3

const write = async (work: Work, list: ListAsked, format: SheetFormat, mayMove: boolean) => {
  const words = wordsOf[work.language]
  const { sheet } = lists[list.path] as { sheet: keyof typeof words.sheets }
  const columns = columnsAsked(list.path, work.asked.columns as string[] | undefined)
  let count = 0
  const rows = async function* (): AsyncGenerator<Cell[]> {
    for await (const page of readList(list, work, mayMove)) {
      count += page.length
      for (const row of page) yield columns.map(({ cell }) => cell(row as never, words))
    }
  }
  const headings = columns.map(({ field }) => words.headings[field])
  const name = words.sheets[sheet]
  const sealed = await sealSheet(work, format, { name, headings, rows: rows() })
  return { sealed, name, rows: count }
}

/** A list that grows or shrinks while it is read is read again from its beginning, a few times. */
const writeWhole = async (work: Work, list: ListAsked, format: SheetFormat) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write(work, list, format, attempt === attempts)
    } catch (error) {
      if (!(error instanceof Moved)) throw error
    }
  }
}

/** Makes the file of a list as the person sees it now, in their language. */
export const exportList =
  (known: () => Lists) =>
  async (work: Work): Promise<Outcome> => {
    const format = work.asked.format as SheetFormat
    const list = listAsked(known(), work.actor, work.asked.query as string)
    const { sealed, name, rows } = await writeWhole(work, list, format)
    return storeFile(work, sealed, { name, format, rows })
  }
