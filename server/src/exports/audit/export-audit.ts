import type { AuditEntry } from 'contract/history'
import type { Actor } from 'contract/permissions'
import type { Does } from '../../jobs/kind.ts'
import type { Cell } from '../../sheets/cell.ts'
import type { SheetFormat } from '../../sheets/write-sheet.ts'
import { type Column, headingIn, saidIn } from '../everything/table.ts'
import { fromSnapshot } from '../from-snapshot.ts'
import { type ListAsked, type Lists, listAsked } from '../list-asked.ts'
import { sealSheet, storeFile } from '../make-file.ts'
import { readList } from '../read-list.ts'

const path = '/api/audit/'

/** The audit that `query` narrows as the call does, or all of it; its rights are those of the call. */
export const auditAsked = (known: Lists, actor: Actor, query: string | undefined): ListAsked =>
  listAsked(known, actor, query ?? path, [path])

const inWords = (fields: Record<string, unknown> | null): string | null =>
  fields === null ? null : JSON.stringify(fields)

/** Deeds and what they are about stand as the API names them: by these names the audit is searched. */
const columns: readonly Column<AuditEntry>[] = [
  ['id', ({ id }) => id],
  ['at', ({ at }) => at],
  ['by', ({ by }) => by?.name ?? null],
  ['deed', ({ deed }) => deed],
  ['object_type', ({ object_type }) => object_type],
  ['object_id', ({ object_id }) => object_id],
  ['old', (entry) => inWords(entry.old)],
  ['new', (entry) => inWords(entry.new)],
  ['request', ({ request_id }) => request_id],
]

/** Makes the file of the audit, newest first. */
export const exportAudit =
  (known: () => Lists): Does =>
  async (work) => {
    const format = work.asked.format as SheetFormat
    const said = saidIn(work.language)
    const list = auditAsked(known(), work.actor, work.asked.query as string | undefined)
    let count = 0
    const rows = async function* (): AsyncGenerator<Cell[]> {
      for await (const page of fromSnapshot(work, (db) => readList<AuditEntry>(list, work, db))) {
        count += page.length
        for (const entry of page) yield columns.map(([, cell]) => cell(entry))
      }
    }
    const name = said.data.sheets.audit
    const headings = columns.map(([heading]) => headingIn(said, heading))
    const sealed = await sealSheet(work, format, { name, headings, rows: rows() })
    return storeFile(work, sealed, { name, format, rows: count })
  }
