import { hasFullScope } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { DraftStatus } from 'contract/instrument/edition-drafts'
import type { Language, Ref } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import { ofDrafts, rowsInScope } from '../../../access/scope.ts'
import type { Db } from '../../../platform/database/db.ts'
import { personOf } from '../../../platform/database/json.ts'
import { wholeName } from './draft-queries.ts'
import { onlyWriter } from './piece-queries.ts'

export type WaitingDraftRow = {
  id: number
  name: string
  status: DraftStatus
  handed_in_by: Ref | null
  written_by: number | null
  message: string | null
  reason: string | null
  moved_at: string
}

const workedOnIt = (
  person: number,
): RawBuilder<boolean> => sql`(edition_drafts.opened_by = ${person} or exists (
  select from edition_draft_pieces where draft_id = edition_drafts.id and updated_by = ${person}))`

/**
 * Handed-in drafts in scope, and those returned to this person; of a country only while it has the permission. The
 * longest waiting first.
 */
export const waitingDrafts = (
  db: Db,
  actor: Actor & { id: number },
  language: Language,
): Promise<WaitingDraftRow[]> =>
  db
    .selectFrom('edition_drafts')
    .leftJoin('countries', 'countries.id', 'edition_drafts.country_id')
    .where(rowsInScope(actor, ofDrafts))
    .where(sql<boolean>`(edition_drafts.status = 'handed_in' or (edition_drafts.status = 'open'
      and edition_drafts.reason is not null and ${workedOnIt(actor.id)}))`)
    .$if(!hasFullScope(actor), (query) => query.where('countries.may_adapt', '=', true))
    .select([
      'edition_drafts.id',
      wholeName(language).as('name'),
      'edition_drafts.status',
      personOf<Ref | null>('edition_drafts.handed_in_by').as('handed_in_by'),
      onlyWriter.as('written_by'),
      'edition_drafts.message',
      'edition_drafts.reason',
      'edition_drafts.moved_at',
    ])
    .orderBy('edition_drafts.moved_at')
    .orderBy('edition_drafts.id')
    .execute()
