import { permit } from 'contract/access/permissions'
import { hasFullScope } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import { type EditionDraft, mayRelease } from 'contract/instrument/edition-drafts'
import { found, Problem } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import { notifyOfDraft } from '../../../messages/notifications/edition-queries.ts'
import { record } from '../../../platform/audit/queries.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { RequestContext } from '../../../platform/http/feature.ts'
import type { Person } from '../../../platform/http/person.ts'
import { assertVersion } from '../../../platform/http/versions.ts'
import {
  assertChanged,
  assertCorrectionsSeen,
  assertFaultless,
  assertNoneStale,
  checkDraft,
} from './check-draft.ts'
import { draftById, draftToChange, moveDraft } from './draft-queries.ts'
import { countryToAdapt } from './open-queries.ts'
import { changedPieces } from './piece-queries.ts'
import { releaseDraft } from './release-queries.ts'

type Context = Pick<RequestContext, 'db' | 'request' | 'versions'> & {
  actor: Person
  language: Language
  parameters: { id: number }
}

/** The place for permissions: the adapting country, or none. */
export const placeOf = (country: number | null) => (country === null ? {} : { country })

/** The country's permission is checked at each step, since it can be withdrawn. */
export const assertAllowed = async (
  { db, actor }: { db: Db; actor: Actor },
  country: number | null,
): Promise<void> => {
  if (country === null || hasFullScope(actor)) return
  const row = await countryToAdapt(db, country)
  if (!row?.may_adapt) throw new Problem('adaptation_not_allowed')
}

/** A draft that the person may work on now, locked. */
export const lockedDraft = async (context: { db: Db; actor: Actor; parameters: { id: number } }) => {
  const { db, actor, parameters } = context
  permit(actor, 'edition.list')
  const draft = found(await draftToChange(db, actor, parameters.id))
  permit(actor, 'edition.write', placeOf(draft.country_id))
  await assertAllowed(context, draft.country_id)
  return draft
}

const shown = async ({ db, actor, language }: Context, id: number): Promise<EditionDraft> =>
  found(await draftById(db, actor, language, id))

/** Checks the draft again, since rules may have changed. */
export const handIn = async (
  context: Context & { body: { message: string | null; still_fits: boolean } },
): Promise<EditionDraft> => {
  const { db, actor } = context
  const { message, still_fits: stillFits } = context.body
  const draft = await lockedDraft(context)
  if (draft.status !== 'open') throw new Problem('edition_draft_not_open')
  assertVersion(context, draft.version)
  const changed = await changedPieces(db, draft.id)
  assertChanged(changed)
  await assertFaultless(db, draft)
  await assertCorrectionsSeen(db, draft)
  if (draft.country_id === null && !stillFits) assertNoneStale(changed, draft)
  await notifyOfDraft(db, 'edition_handed_in', actor, draft.id, message)
  await moveDraft(db, draft.id, { status: 'handed_in', handed_in_by: actor.id, reason: null, message })
  await record(context, 'edition_draft.hand_in', { type: 'edition_draft', id: draft.id })
  return shown(context, draft.id)
}

/** Checks by the present rules, so that each part shows its faults. */
export const giveBack = async (context: Context & { body: { reason: string } }): Promise<EditionDraft> => {
  const draft = await lockedDraft(context)
  if (draft.status !== 'handed_in') throw new Problem('edition_draft_not_handed_in')
  assertVersion(context, draft.version)
  const { reason } = context.body
  await checkDraft(context.db, draft)
  await notifyOfDraft(context.db, 'edition_given_back', context.actor, draft.id)
  await moveDraft(context.db, draft.id, { status: 'open', handed_in_by: null, reason, message: null })
  await record(context, 'edition_draft.give_back', { type: 'edition_draft', id: draft.id })
  return shown(context, draft.id)
}

export const release = async (context: Context): Promise<EditionDraft> => {
  const { db, actor } = context
  const draft = await lockedDraft(context)
  if (draft.status !== 'handed_in') throw new Problem('edition_draft_not_handed_in')
  if (!mayRelease(actor.id, { handedInBy: draft.handed_in_by, writtenBy: draft.written_by }))
    throw new Problem('second_person_needed')
  assertVersion(context, draft.version)
  await assertFaultless(db, draft)
  await assertCorrectionsSeen(db, draft)
  const instrument = await releaseDraft(db, draft)
  await notifyOfDraft(db, 'edition_released', actor, draft.id)
  await moveDraft(db, draft.id, { status: 'released', released_by: actor.id, released_id: instrument })
  await record(
    context,
    'edition_draft.release',
    { type: 'edition_draft', id: draft.id },
    { new: { instrument } },
  )
  return shown(context, draft.id)
}
