import type { Actor } from 'contract/access/scope'
import type { Language } from 'contract/platform/shapes'
import { draftToWrite } from '../../../instrument/instruments/drafts/import-queries.ts'
import { piecesOf } from '../../../instrument/instruments/drafts/piece-queries.ts'
import type { Db } from '../../../platform/database/db.ts'
import { isTextColumn, languageOfColumn } from '../../spreadsheets/draft-texts/columns.ts'
import { type DraftTextMark, readTextMark } from '../../spreadsheets/draft-texts/mark.ts'
import { keyOfText, type TextRow, textRows } from '../../spreadsheets/draft-texts/text-rows.ts'
import { type Draft, type FileRow, openFaults, refused } from '../draft.ts'
import { textFrom } from '../read-cells.ts'
import { type Incoming, plannedText } from './plan-text.ts'

type Read =
  | { mark: DraftTextMark; target: TextRow }
  | { fault: 'required' | 'validation_error' | 'does_not_exist' }

const sentIn = ({ cells }: FileRow, { stamps }: DraftTextMark): Incoming['sent'] => {
  const sent: Incoming['sent'] = {}
  for (const [column, cell] of Object.entries(cells)) {
    if (!isTextColumn(column)) continue
    const language = languageOfColumn(column)
    sent[language] = { text: textFrom(cell) ?? '', stamp: stamps[language] ?? null }
  }
  return sent
}

/** Plans a workbook of texts: each row has a mark with its text and stamp. */
export const openDraftWorkbook = async (db: Db, actor: Actor, reader: Language, id: number) => {
  const draft = await draftToWrite(db, actor, id)
  const rows = textRows(await piecesOf(db, draft.id))
  const seen = new Set<string>()

  const targetOf = ({ cells }: FileRow): Read => {
    const text = cells.mark === undefined ? '' : (textFrom(cells.mark) ?? '')
    if (text === '') return { fault: 'required' }
    const mark = readTextMark(text)
    if (!mark) return { fault: 'validation_error' }
    const target = rows.find(({ piece, field }) => piece.id === mark.piece && field === mark.field)
    return target && mark.draft === draft.id ? { mark, target } : { fault: 'does_not_exist' }
  }

  const planned = (row: FileRow): Draft => {
    const read = targetOf(row)
    const faults = openFaults()
    const name = [row.cells.place, row.cells.field].map((cell) => textFrom(cell ?? null) ?? '').join(': ')
    if ('fault' in read) {
      faults.add('mark', read.fault)
      return refused(row.row, faults.errors, { name })
    }
    const key = keyOfText(read.target)
    if (seen.has(key)) {
      faults.add('mark', 'name_exists', 'This text stands in the file twice')
      return refused(row.row, faults.errors, { name })
    }
    seen.add(key)
    const incoming = { row: row.row, target: read.target, sent: sentIn(row, read.mark) }
    return plannedText(incoming, draft.languages, reader)
  }

  return async (_: Db, file: FileRow[]): Promise<Draft[]> => file.map(planned)
}
