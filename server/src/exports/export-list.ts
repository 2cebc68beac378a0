import { randomUUID } from 'node:crypto'
import type { ExportAnswer } from 'contract/exports'
import { discard, type Sealed, seal, sealedIn, unsealed } from '../files/sealed.ts'
import { troubleOf } from '../files/trouble.ts'
import type { Outcome, Work } from '../jobs/kind.ts'
import type { Cell } from '../sheets/cell.ts'
import { wordsOf } from '../sheets/words/words-of.ts'
import { contentTypeOf, type SheetFormat, writeSheet } from '../sheets/write-sheet.ts'
import { type Column, lists } from './columns.ts'
import { type ListAsked, type Lists, listAsked } from './list-asked.ts'
import { Moved, readList } from './read-list.ts'

const attempts = 3

type Counted = { rows: number }

const write = async (
  work: Work,
  list: ListAsked,
  format: SheetFormat,
  sealed: Sealed,
  mayMove: boolean,
): Promise<Counted> => {
  const words = wordsOf[work.language]
  const { sheet, columns } = lists[list.path] as {
    sheet: keyof typeof words.sheets
    columns: Column<never>[]
  }
  const counted = { rows: 0 }
  const rows = async function* (): AsyncGenerator<Cell[]> {
    for await (const page of readList(list, work, mayMove)) {
      counted.rows += page.length
      for (const row of page) yield columns.map(({ cell }) => cell(row as never, words))
    }
  }
  const headings = columns.map(({ field }) => words.headings[field])
  const bytes = writeSheet(format, { name: words.sheets[sheet], headings, rows: rows() })
  await seal(sealed, buffers(bytes))
  return counted
}

const buffers = async function* (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
}

/** A list that grows or shrinks while it is read is read again from its beginning, a few times. */
const writeWhole = async (work: Work, list: ListAsked, format: SheetFormat): Promise<[Sealed, Counted]> => {
  for (let attempt = 1; ; attempt += 1) {
    const sealed = sealedIn(work.folder)
    try {
      return [sealed, await write(work, list, format, sealed, attempt === attempts)]
    } catch (error) {
      await discard(sealed)
      if (!(error instanceof Moved)) throw error
    }
  }
}

const store = async ({ results }: Work, sealed: Sealed): Promise<{ object: string; size: number }> => {
  const object = randomUUID()
  try {
    const bytes = await unsealed(sealed)
    await results.put(object, { size: bytes.size, open: () => bytes.stream() })
    return { object, size: bytes.size }
  } catch (error) {
    throw troubleOf(error)
  } finally {
    await discard(sealed)
  }
}

/** Makes the file of a list as the person sees it now, in their language. */
export const exportList =
  (known: () => Lists) =>
  async (work: Work): Promise<Outcome> => {
    const format = work.asked.format as SheetFormat
    const list = listAsked(known(), work.actor, work.asked.query as string)
    const [sealed, { rows }] = await writeWhole(work, list, format)
    const { object, size } = await store(work, sealed)
    const { sheet } = lists[list.path] as { sheet: keyof (typeof wordsOf)['en']['sheets'] }
    const name = `${wordsOf[work.language].sheets[sheet]}.${format}`
    const answer = { name, content_type: contentTypeOf[format], size, rows } satisfies ExportAnswer
    return { answer, object }
  }
