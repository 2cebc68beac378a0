import type { Actor } from 'contract/access/scope'
import type { AuditEntry } from 'contract/insight/history'
import type { Language } from 'contract/platform/shapes'
import type { Does } from '../../platform/jobs/kind.ts'
import type { SheetCell } from '../spreadsheets/cell.ts'
import type { SheetFormat } from '../spreadsheets/write-sheet.ts'
import { entryTexts } from './audit-entry-texts.ts'
import { type Column, headingIn, sheetTextsIn } from './everything/table.ts'
import { fromSnapshot } from './lists/from-snapshot.ts'
import { type ListQuery, type Lists, listQuery } from './lists/list-query.ts'
import { readList } from './lists/read-list.ts'
import { encryptSheet, storeFile } from './make-file.ts'
import { wantedOf } from './wanted.ts'

const path = '/api/audit/'

/** The audit filtered by `query`, or all of it; permissions are those of the call. */
export const auditQuery = (known: Lists, actor: Actor, query: string | undefined): ListQuery =>
  listQuery(known, actor, query ?? path, [path])

/** Actions and objects as text, and an action also as its code, by which the audit is searched. */
const columnsIn = (language: Language): readonly Column<AuditEntry>[] => {
  const sheetTexts = entryTexts(language)
  return [
    ['id', ({ id }) => id],
    ['at', ({ at }) => at],
    ['by', ({ by }) => by?.name ?? null],
    ['deed', sheetTexts.deed],
    [{ label: sheetTexts.headings.code }, ({ deed }) => deed],
    ['object_type', sheetTexts.type],
    ['object_id', ({ object_id }) => object_id],
    [{ label: sheetTexts.headings.object }, ({ object_name }) => object_name],
    ['old', (entry) => sheetTexts.fields(entry.old)],
    ['new', (entry) => sheetTexts.fields(entry.new)],
    [{ label: sheetTexts.headings.times }, ({ times }) => times],
    ['request', ({ request_id }) => request_id],
  ]
}

/** Newest first. */
export const exportAudit =
  (known: () => Lists) =>
  (format: SheetFormat): Does =>
  async (work) => {
    const sheetTexts = sheetTextsIn(work.language)
    const columns = columnsIn(work.language)
    const list = auditQuery(known(), work.actor, wantedOf(work).query)
    let count = 0
    const rows = async function* (): AsyncGenerator<SheetCell[]> {
      for await (const page of fromSnapshot(work, (db) => readList<AuditEntry>(list, work, db))) {
        count += page.length
        for (const entry of page) yield columns.map(([, cell]) => cell(entry))
      }
    }
    const name = sheetTexts.data.sheets.audit
    const headings = columns.map(([heading]) => headingIn(sheetTexts, heading))
    const encrypted = await encryptSheet(work, format, { name, headings, rows: rows() })
    return storeFile(work, encrypted, { name, format, rows: count })
  }
