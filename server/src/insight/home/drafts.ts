import { can } from 'contract/access/permissions'
import { type Home, namedAtHome, type WaitingDraft } from 'contract/insight/home'
import { mayRelease } from 'contract/instrument/edition-drafts'
import type { Language } from 'contract/platform/shapes'
import { type WaitingDraftRow, waitingDrafts } from '../../instrument/instruments/drafts/waiting-queries.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Person } from '../../platform/http/person.ts'

const shown = ({
  id,
  name,
  status,
  handed_in_by,
  message,
  reason,
  moved_at,
}: WaitingDraftRow): WaitingDraft => ({
  id,
  name,
  kind: status === 'handed_in' ? 'release' : 'mend',
  by: handed_in_by,
  text: status === 'handed_in' ? message : reason,
  since: moved_at,
})

/** Drafts of editions that this person may release, or that were returned to them. */
export const draftsAtHome = async (db: Db, actor: Person, language: Language): Promise<Home['drafts']> => {
  const rows = can(actor, 'edition.list') ? await waitingDrafts(db, actor, language) : []
  const own = rows.filter(
    ({ status, handed_in_by: handedIn, written_by: writtenBy }) =>
      status === 'open' || mayRelease(actor.id, { handedInBy: handedIn?.id ?? null, writtenBy }),
  )
  return { count: own.length, rows: own.slice(0, namedAtHome).map(shown) }
}
