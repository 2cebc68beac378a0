import { Role } from 'contract/access/roles'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { settleDraft } from './settled-queries.ts'

/** Superusers with full scope, and the country of an adaptation; requires `users` and `draft` in the statement. */
const mayRead = sql<boolean>`((users.is_superuser and users.role = ${sql.lit(Role.administrator)})
  or users.id in (
    select user_id from areas where country_id = draft.country_id and role = ${sql.lit(Role.country)}))`

/** The same, for an adaptation only while its country has the permission. */
const mayRelease = sql<boolean>`(${mayRead} and (users.role = ${sql.lit(Role.administrator)}
  or (select may_adapt from countries where id = draft.country_id)))`

/** People who opened, handed in or wrote the draft and may still read it. */
const workedOnIt = sql<boolean>`(${mayRead} and users.id in (
  select draft.opened_by union all select draft.handed_in_by
  union all select updated_by from edition_draft_pieces where draft_id = draft.id))`

const readers = {
  edition_handed_in: mayRelease,
  edition_given_back: workedOnIt,
  edition_released: workedOnIt,
} satisfies Record<string, RawBuilder<boolean>>

/**
 * Notifies the people concerned except the actor, with the draft's name in their language; `note` is the actor's
 * message.
 */
export const notifyOfDraft = async (
  db: Db,
  code: keyof typeof readers,
  by: { id: number; full_name: string },
  draft: number,
  note: string | null = null,
): Promise<void> => {
  await settleDraft(db, draft)
  await sql`
    insert into notifications (user_id, code, params, person_id)
    select users.id, ${code}::text, jsonb_strip_nulls(jsonb_build_object('person', ${by.full_name}::text,
      'draft', draft.id, 'note', ${note}::text,
      'edition', coalesce(whole.texts -> users.language ->> 'name', whole.texts -> 'en' ->> 'name'))), ${by.id}::int
    from edition_drafts as draft
      join edition_draft_pieces as whole on whole.draft_id = draft.id and whole.kind = 'instrument', users
    where draft.id = ${draft} and users.id <> ${by.id}::int and users.is_active and users.deleted_at is null
      and ${readers[code]}
    order by users.id`.execute(db)
}
