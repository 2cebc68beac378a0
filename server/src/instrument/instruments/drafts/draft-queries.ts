import type { Actor } from 'contract/access/scope'
import type { EditionDraft } from 'contract/instrument/edition-drafts'
import type { Language, Ref } from 'contract/platform/shapes'
import { sql } from 'kysely'
import { ofDrafts, rowsInScope } from '../../../access/scope.ts'
import { countryName } from '../../../places/countries/queries.ts'
import type { Db } from '../../../platform/database/db.ts'
import { personOf } from '../../../platform/database/json.ts'
import { textsIn } from '../queries.ts'
import { isChangedPiece, onlyWriter } from './piece-queries.ts'

/** The draft's name; requires `edition_drafts` in the statement. */
export const wholeName = (language: Language) => sql<string>`(
  select ${textsIn(language, 'edition_draft_pieces.texts')} ->> 'name' from edition_draft_pieces
  where draft_id = edition_drafts.id and kind = 'instrument')`

const pieces = (figure: ReturnType<typeof sql>) => sql<number>`(
  select ${figure} from edition_draft_pieces where draft_id = edition_drafts.id)`

const drafts = (db: Db, actor: Actor, language: Language) =>
  db
    .selectFrom('edition_drafts')
    .innerJoin('instruments', 'instruments.id', 'edition_drafts.base_id')
    .leftJoin('countries', 'countries.id', 'edition_drafts.country_id')
    .where(rowsInScope(actor, ofDrafts))
    .select([
      'edition_drafts.id',
      wholeName(language).as('name'),
      sql<Ref>`json_build_object('id', instruments.id,
        'name', ${textsIn(language, 'instruments.texts')} ->> 'name')`.as('base'),
      'instruments.edition',
      sql<Ref | null>`case when countries.id is not null then
        json_build_object('id', countries.id, 'name', ${countryName(language)}) end`.as('country'),
      'edition_drafts.status',
      'edition_drafts.languages',
      personOf<Ref | null>('edition_drafts.opened_by').as('opened_by'),
      personOf<Ref | null>('edition_drafts.handed_in_by').as('handed_in_by'),
      onlyWriter.as('written_by'),
      'edition_drafts.message',
      'edition_drafts.reason',
      personOf<Ref | null>('edition_drafts.released_by').as('released_by'),
      'edition_drafts.released_id as instrument',
      pieces(sql`count(*) filter (where ${isChangedPiece})`).as('changed'),
      pieces(sql`coalesce(sum(jsonb_array_length(faults)), 0)`).as('faults'),
      'edition_drafts.version',
      'edition_drafts.updated_at',
    ])

/** Newest first. */
export const draftList = (db: Db, actor: Actor, language: Language): Promise<EditionDraft[]> =>
  drafts(db, actor, language).orderBy('edition_drafts.id', 'desc').execute()

export const draftById = (db: Db, actor: Actor, language: Language, id: number) =>
  drafts(db, actor, language).where('edition_drafts.id', '=', id).executeTakeFirst()

/** Locked until the transaction ends. */
export const draftToChange = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('edition_drafts')
    .where(rowsInScope(actor, ofDrafts))
    .where('id', '=', id)
    .select(['id', 'base_id', 'country_id', 'languages', 'status', 'handed_in_by', 'version'])
    .select(onlyWriter.as('written_by'))
    .forUpdate()
    .executeTakeFirst()

export type DraftRow = NonNullable<Awaited<ReturnType<typeof draftToChange>>>

type Move = Partial<
  Pick<DraftRow, 'status' | 'handed_in_by'> & {
    message: string | null
    reason: string | null
    released_by: number
    released_id: number
  }
>

/** Raises the version; without a move when one of its parts was written. */
export const moveDraft = (db: Db, id: number, move: Move = {}) =>
  db
    .updateTable('edition_drafts')
    .set({
      ...move,
      ...(move.status && { moved_at: sql`now()` }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()

export const removeDraft = (db: Db, id: number) =>
  db.deleteFrom('edition_drafts').where('id', '=', id).execute()
