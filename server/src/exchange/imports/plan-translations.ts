import type { Actor } from 'contract/access/scope'
import { textOfValue, valueOfText } from 'contract/instrument/translations'
import { type TranslationRow, translationsById } from '../../instrument/translations/queries.ts'
import { faultOf } from '../../instrument/translations/texts.ts'
import type { Db } from '../../platform/database/db.ts'
import { type Draft, type Faults, type FileRow, openFaults, refused } from './draft.ts'
import { textFrom } from './read-cells.ts'

type Read = { row: FileRow; faults: Faults; id: number | null }

const changedMeanwhile = 'The English changed since this file was made: export it again'

/** Without regard to the spaces and line ends that a spreadsheet makes of its own. */
const bare = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const shownOf = ({ id, place, field }: TranslationRow, target: string | null) => ({
  id,
  name: `${place} ${field}`.trim(),
  target,
})

const readRow = (row: FileRow): Read => {
  const faults = openFaults()
  const text = row.cells.id === undefined ? '' : (textFrom(row.cells.id) ?? '')
  const id = /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : null
  if (id === null) faults.add('id', text === '' ? 'required' : 'does_not_exist')
  return { row, faults, id }
}

const cellText = ({ row: { cells } }: Read, field: 'source' | 'target'): string | null =>
  cells[field] === undefined ? null : (textFrom(cells[field]) ?? '')

/** Plans the rows of a file of translations: each names its text by number, and changes wording only. */
export const openTranslations = (actor: Actor) => {
  const seen = new Set<number>()

  const draftOf = (read: Read, row: TranslationRow | undefined): Draft => {
    const { row: fileRow, faults, id } = read
    const [source, target] = [cellText(read, 'source'), cellText(read, 'target')]
    if (id !== null && !row) faults.add('id', 'does_not_exist')
    if (id !== null && seen.has(id)) faults.add('id', 'name_exists', 'This text stands in the file twice')
    if (id !== null) seen.add(id)
    if (!row || faults.any()) return refused(fileRow.row, faults.errors, { id, target })
    const before = textOfValue(row.target)
    const value = target === null ? null : valueOfText(row.field, target)
    const after = value === null ? before : textOfValue(value)
    const current = { row: fileRow.row, errors: {}, before: shownOf(row, before), after: shownOf(row, after) }
    if (value === null || after === before) return { ...current, deed: 'same', object_id: row.id }
    const code = after === '' ? 'required' : faultOf(row.field, value, row.source)
    if (code !== null) faults.add('target', code)
    if (source !== null && bare(source) !== bare(textOfValue(row.source) ?? ''))
      faults.add('source', 'data_changed', changedMeanwhile)
    if (faults.any()) return refused(fileRow.row, faults.errors, shownOf(row, after))
    return { ...current, deed: 'change', object_id: row.id, version: row.version, written: { words: value } }
  }

  return async (db: Db, rows: FileRow[]): Promise<Draft[]> => {
    const read = rows.map(readRow)
    const ids = read.flatMap(({ id }) => id ?? [])
    const known = new Map((await translationsById(db, actor, ids)).map((row) => [row.id, row]))
    return read.map((each) => draftOf(each, known.get(each.id ?? 0)))
  }
}
