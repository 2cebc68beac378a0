import { type DraftOffer, mostOffers } from 'contract/instrument/draft-offers'
import { type TranslatedValue, textOfValue } from 'contract/instrument/translations'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { partsOf } from './open-queries.ts'

type Draft = { id: number; base_id: number }

/** A draft has its own name, so corrections of the edition's name are not offered. */
const isWholeName = sql`(piece.kind = 'instrument' and said.field = 'name')`

/** Translations stored for the next edition. */
const waiting = (base: number) => sql`
  select kind, place, language, field, next as words from translations
  where instrument_id = ${base} and next is not null`

/**
 * Offers for a draft: corrections in the base edition since it was opened, and translations for the next edition,
 * unless accepted or declined already.
 */
const offered = ({ id, base_id }: Draft): RawBuilder<unknown> => sql`
  select piece.id as piece, piece.kind, piece.place, piece.position, said.language, said.field, 'corrected' as why,
    piece.texts -> said.language -> said.field as text, said.words as offered
  from (${partsOf(base_id)}) as parts
    join edition_draft_pieces as piece on piece.kind = parts.kind and piece.place = parts.place
    join edition_drafts on edition_drafts.id = piece.draft_id
    cross join lateral (
      select language, field, words
      from jsonb_each(parts.texts) as all_of(language, fields), jsonb_each(all_of.fields) as one(field, words)
    ) as said
  where piece.draft_id = ${id} and said.language = any(edition_drafts.languages) and said.words <> 'null'
    and said.words is distinct from piece.before -> said.language -> said.field and not ${isWholeName}
  union all
  select piece.id, piece.kind, piece.place, piece.position, said.language, said.field, 'waiting',
    piece.texts -> said.language -> said.field, said.words
  from (${waiting(base_id)}) as said
    join edition_draft_pieces as piece on piece.kind = said.kind and piece.place = said.place
    join edition_drafts on edition_drafts.id = piece.draft_id
  where piece.draft_id = ${id} and said.language = any(edition_drafts.languages)
    and said.words is distinct from piece.waiting -> said.language -> said.field
    and said.words is distinct from piece.texts -> said.language -> said.field and not ${isWholeName}`

type OfferRow = Omit<DraftOffer, 'text' | 'offered'> & {
  text: TranslatedValue | null
  offered: TranslatedValue
}

/** The first places with corrections that nobody has looked at in the draft. */
export const correctedPlaces = async (db: Db, draft: Draft, most: number): Promise<string[]> => {
  const { rows } = await sql<{ place: string }>`
    select distinct coalesce(nullif(place, ''), kind) as place from (${offered(draft)}) as offers
    where why = 'corrected' order by place limit ${most}`.execute(db)
  return rows.map(({ place }) => place)
}

/** The first offers in the order of the draft, and their count. */
export const offersOf = async (db: Db, draft: Draft): Promise<{ count: number; offers: DraftOffer[] }> => {
  const { rows } = await sql<OfferRow & { total: number }>`
    select piece, kind, place, language, field, why, text, offered, left(md5(jsonb_build_array(text, offered)::text), 12) as stamp,
      count(*) over () as total
    from (${offered(draft)}) as offers
    order by position, piece, field, language, why limit ${mostOffers}`.execute(db)
  return {
    count: rows[0]?.total ?? 0,
    offers: rows.map(({ total: _, text, offered: value, ...row }) => ({
      ...row,
      text: textOfValue(text) ?? '',
      offered: textOfValue(value) ?? '',
    })),
  }
}

/** A new draft begins with the translations for the next edition; an indicator whose English changed needs a link. */
export const takeWaiting = (db: Db, { id, base_id }: Draft) =>
  sql`
    update edition_draft_pieces set waiting = given.words, texts = texts || (
      select jsonb_object_agg(language, coalesce(texts -> language, '{}') || fields)
      from jsonb_each(given.words) as each(language, fields))
    from (
      select kind, place, jsonb_object_agg(language, fields) as words
      from (
        select kind, place, language, jsonb_object_agg(field, words) as fields
        from (${waiting(base_id)}) as waiting
        where not (kind = 'instrument' and field = 'name')
          and language in (select unnest(languages) from edition_drafts where id = ${id})
        group by kind, place, language) as by_language
      group by kind, place) as given
    where draft_id = ${id} and edition_draft_pieces.kind = given.kind and edition_draft_pieces.place = given.place`.execute(
    db,
  )
