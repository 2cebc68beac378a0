import type { PieceFault } from 'contract/instrument/checks/check-piece'
import type { DraftStatus } from 'contract/instrument/edition-drafts'
import type { EditionLink } from 'contract/instrument/instruments'
import type { TranslatedKind } from 'contract/instrument/translations'
import type { Language } from 'contract/platform/shapes'
import type { ColumnType, Generated } from 'kysely'
import type { Changing, Json, Texts, Time } from './columns.ts'

export type EditionDraftsTables = {
  edition_drafts: {
    id: Generated<number>
    base_id: number
    country_id: number | null
    languages: Language[]
    status: Generated<DraftStatus>
    opened_by: number
    handed_in_by: number | null
    message: string | null
    reason: string | null
    released_by: number | null
    released_id: number | null
    moved_at: Time
  } & Changing
  edition_draft_pieces: {
    id: Generated<number>
    draft_id: number
    kind: TranslatedKind
    place: string
    domain: number | null
    position: string
    meaning: Json<Record<string, unknown>>
    link: EditionLink | null
    links_from: Generated<string[]>
    texts: Texts
    before: Texts
    waiting: ColumnType<Record<string, Record<string, unknown>>, string | undefined, string>
    faults: Json<PieceFault[]>
    version: Generated<number>
    updated_by: number | null
    updated_at: Time
  }
}
