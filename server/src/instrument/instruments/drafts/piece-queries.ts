import type { PieceFault } from 'contract/instrument/checks/check-piece'
import { type DraftPieceBrief, namedFaults } from 'contract/instrument/edition-drafts'
import type { EditionLink, OptionCode } from 'contract/instrument/instruments'
import type { TranslatedKind } from 'contract/instrument/translations'
import type { Language, Ref } from 'contract/platform/shapes'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { personOf } from '../../../platform/database/json.ts'
import type { Texts } from '../editions/edition.ts'
import { textsIn } from '../queries.ts'

/** Language-independent fields of a part, by kind. */
export type Meaning = {
  number?: number
  outcome?: string
  domain?: number
  code?: OptionCode
  scale?: 1 | 2 | null
  principal?: boolean
  na_allowed?: boolean
  points?: number | null
  stage?: 1 | 2 | 3 | null
  position?: number
}

export type PieceRow = {
  id: number
  kind: TranslatedKind
  place: string
  meaning: Meaning
  link: EditionLink | null
  from: string[]
  texts: Texts
  before: Texts
  version: number
  updated_at: string
}

const nameIn = (language: Language) =>
  sql<string>`coalesce(${textsIn(language, 'texts')} ->> 'name', ${textsIn(language, 'texts')} ->> 'label', '')`

/** Its texts or its link differ from the base. */
export const isChangedPiece = sql<boolean>`(texts <> before or coalesce(link, 'same') <> 'same')`

export const briefsOf = (db: Db, language: Language, draft: number): Promise<DraftPieceBrief[]> =>
  db
    .selectFrom('edition_draft_pieces')
    .where('draft_id', '=', draft)
    .select([
      'id',
      'kind',
      'place',
      'domain',
      nameIn(language).as('name'),
      'link',
      isChangedPiece.as('is_changed'),
      sql<number>`jsonb_array_length(faults)`.as('faults'),
      'version',
      'updated_at',
    ])
    .orderBy('position')
    .execute()

/** All faults of a draft in the order of its parts. */
export const faultsOfDraft = async (db: Db, draft: number): Promise<(PieceFault & { piece: number })[]> => {
  const rows = await db
    .selectFrom('edition_draft_pieces')
    .where('draft_id', '=', draft)
    .where(sql<boolean>`faults <> '[]'`)
    .select(['id', sql<PieceFault[]>`faults`.as('faults')])
    .orderBy('position')
    .limit(namedFaults)
    .execute()
  return rows
    .flatMap(({ id, faults }) => faults.map((fault) => ({ ...fault, piece: id })))
    .slice(0, namedFaults)
}

const pieces = (db: Db, draft: number) =>
  db
    .selectFrom('edition_draft_pieces')
    .where('draft_id', '=', draft)
    .select([
      'id',
      'kind',
      'place',
      sql<Meaning>`meaning`.as('meaning'),
      'link',
      'links_from as from',
      sql<Texts>`texts`.as('texts'),
      sql<Texts>`before`.as('before'),
      'version',
      'updated_at',
    ])

/** All parts in order. */
export const piecesOf = (db: Db, draft: number): Promise<PieceRow[]> =>
  pieces(db, draft).orderBy('position').execute()

/** The parts that say something else than before, in order. */
export const changedPieces = (db: Db, draft: number): Promise<PieceRow[]> =>
  pieces(db, draft).where(isChangedPiece).orderBy('position').execute()

const details = (db: Db, draft: number, id: number, language: Language) =>
  pieces(db, draft)
    .where('id', '=', id)
    .select([
      'domain',
      nameIn(language).as('name'),
      sql<PieceFault[]>`faults`.as('faults'),
      personOf<Ref | null>('edition_draft_pieces.updated_by').as('updated_by'),
    ])

export const pieceById = (db: Db, draft: number, id: number, language: Language) =>
  details(db, draft, id, language).executeTakeFirst()

export type PieceDetails = NonNullable<Awaited<ReturnType<typeof pieceById>>>

/** The same, locked until the transaction ends. */
export const pieceToChange = (db: Db, draft: number, id: number, language: Language) =>
  details(db, draft, id, language).forUpdate('edition_draft_pieces').executeTakeFirst()

/** Indicators of the base edition with their scales. */
export const indicatorsBefore = (db: Db, base: number) =>
  db
    .selectFrom('indicators')
    .where('instrument_id', '=', base)
    .select(['code', 'scale'])
    .orderBy('category_id')
    .orderBy('outcome_id')
    .orderBy('number')
    .execute()

/** The only author of all changed parts; null where there are several. */
export const onlyWriter = sql<number | null>`(
  select case when min(updated_by) = max(updated_by) then min(updated_by) end from edition_draft_pieces
  where draft_id = edition_drafts.id and ${isChangedPiece})`

type Written = Pick<PieceRow, 'id' | 'texts' | 'link' | 'from'> & { faults: PieceFault[]; by: number }

export const writePiece = (db: Db, { id, texts, link, from, faults, by }: Written) =>
  db
    .updateTable('edition_draft_pieces')
    .set({
      texts: JSON.stringify(texts),
      link,
      links_from: from,
      faults: JSON.stringify(faults),
      version: sql`version + 1`,
      updated_by: by,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()

/** Stores the faults of all parts whose faults changed. */
export const writeFaults = (db: Db, found: { id: number; faults: PieceFault[] }[]) =>
  sql`update edition_draft_pieces set faults = given.faults
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as given(id integer, faults jsonb)
    where given.id = edition_draft_pieces.id and given.faults <> edition_draft_pieces.faults`.execute(db)
