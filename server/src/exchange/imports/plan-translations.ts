import type { Actor } from 'contract/access/scope'
import { textOfValue, valueOfText } from 'contract/instrument/translations'
import { type TranslationRow, translationsById } from '../../instrument/translations/queries.ts'
import { faultOf } from '../../instrument/translations/texts.ts'
import type { Db } from '../../platform/database/db.ts'
import { type Draft, type FileRow, refused } from './draft.ts'
import { cellText, type NumberedText, openNumbers, withoutSpacing } from './numbered-text.ts'

const changedMeanwhile = 'The English changed since this file was made: export it again'

const shownOf = ({ id, place, field }: TranslationRow, target: string | null) => ({
  id,
  name: `${place} ${field}`.trim(),
  target,
})

const draftOf = (read: NumberedText, row: TranslationRow | undefined): Draft => {
  const { row: fileRow, faults, id } = read
  const [source, target] = [cellText(read, 'source'), cellText(read, 'target')]
  if (id !== null && !row) faults.add('id', 'does_not_exist')
  if (!row || faults.any()) return refused(fileRow.row, faults.errors, { id, target })
  const before = textOfValue(row.target)
  const value = target === null ? null : valueOfText(row.field, target)
  const after = value === null ? before : textOfValue(value)
  const current = { row: fileRow.row, errors: {}, before: shownOf(row, before), after: shownOf(row, after) }
  if (value === null || after === before) return { ...current, deed: 'same', object_id: row.id }
  const code = after === '' ? 'required' : faultOf(row.field, value, row.source)
  if (code !== null) faults.add('target', code)
  if (source !== null && withoutSpacing(source) !== withoutSpacing(textOfValue(row.source) ?? ''))
    faults.add('source', 'data_changed', changedMeanwhile)
  if (faults.any()) return refused(fileRow.row, faults.errors, shownOf(row, after))
  return { ...current, deed: 'change', object_id: row.id, version: row.version, written: { words: value } }
}

/** Plans rows of translations: each names its text by number, and changes only wording. */
export const openTranslations = (actor: Actor) => {
  const read = openNumbers()
  return async (db: Db, rows: FileRow[]): Promise<Draft[]> => {
    const numbered = rows.map(read)
    const ids = numbered.flatMap(({ id }) => id ?? [])
    const known = new Map((await translationsById(db, actor, ids)).map((row) => [row.id, row]))
    return numbered.map((each) => draftOf(each, known.get(each.id ?? 0)))
  }
}
