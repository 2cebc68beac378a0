import { type DraftOffer, mostOffers } from 'contract/instrument/draft-offers'
import { type TranslatedValue, textOfValue } from 'contract/instrument/translations'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { partsOf } from './open-queries.ts'

type Draft = { id: number; base_id: number }

/** The name of the whole is a draft's own: nothing is offered in its place. */
const isWholeName = sql`(piece.kind = 'instrument' and said.field = 'name')`

/** Words of the desk that wait for the next edition. */
const waiting = (base: number) => sql`
  select kind, place, language, field, next as words from translations
  where instrument_id = ${base} and next is not null`

/**
 * What a draft is offered: wording that was corrected in the edition since it was opened from it, and words that wait
 * for the next edition and were neither taken nor left.
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

/** The first places where the edition was corrected since, and nobody has looked at it in the draft. */
export const correctedPlaces = async (db: Db, draft: Draft, most: number): Promise<string[]> => {
  const { rows } = await sql<{ place: string }>`
    select distinct coalesce(nullif(place, ''), kind) as place from (${offered(draft)}) as offers
    where why = 'corrected' order by place limit ${most}`.execute(db)
  return rows.map(({ place }) => place)
}

/** The first of them in the order of the draft, and how many there are. */
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

/** Words of the desk begin in a new draft as they are; where an indicator's meaning is another, its link is to be said. */
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
