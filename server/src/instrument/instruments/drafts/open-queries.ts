import type { Actor } from 'contract/access/scope'
import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { instrumentScope } from '../queries.ts'

/** An edition in scope that a draft may be opened from, with its languages. */
export const baseById = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('instruments')
    .where(instrumentScope(actor))
    .where('id', '=', id)
    .select(['id', sql<Language[]>`array(select jsonb_object_keys(instruments.texts))`.as('languages')])
    .executeTakeFirst()

/** Locked, so that the permission is not withdrawn meanwhile. */
export const countryToAdapt = (db: Db, id: number) =>
  db.selectFrom('countries').where('id', '=', id).select(['id', 'may_adapt']).forShare().executeTakeFirst()

/** Every part of an edition that has a text, with its language-independent fields. */
export const partsOf = (base: number) => sql`
  select 'instrument' as kind, '' as place, null::smallint as domain, '0' as position, '{}'::jsonb as meaning,
    texts
  from instruments where id = ${base}
  union all
  select 'category', number::text, number, '1.' || number, jsonb_build_object('number', number), texts
  from categories where instrument_id = ${base}
  union all
  select 'outcome', categories.number || '.' || outcomes.number, categories.number,
    '1.' || categories.number || '.' || lpad(outcomes.number::text, 2, '0'),
    jsonb_build_object('number', outcomes.number), outcomes.texts
  from outcomes join categories on categories.id = outcomes.category_id where instrument_id = ${base}
  union all
  select 'indicator', code, categories.number, '1.' || categories.number || '.'
      || lpad(outcomes.number::text, 2, '0') || '.' || lpad(indicators.number::text, 2, '0'),
    jsonb_build_object('outcome', categories.number || '.' || outcomes.number, 'number', indicators.number,
      'scale', scale, 'principal', principal, 'na_allowed', na_allowed), indicators.texts
  from indicators join outcomes on outcomes.id = indicators.outcome_id
    join categories on categories.id = outcomes.category_id
  where indicators.instrument_id = ${base}
  union all
  select 'option', code || coalesce(' ' || scale, ''), null, '2.' || lpad(position::text, 3, '0'),
    jsonb_build_object('code', code, 'scale', scale, 'points', points, 'stage', stage, 'position', position), texts
  from options where instrument_id = ${base}
  union all
  select 'duty', code, number, '3.' || lpad(position::text, 2, '0'),
    jsonb_build_object('code', code, 'domain', number, 'position', position), duties.texts
  from duties join categories on categories.id = category_id where duties.instrument_id = ${base}`

type NewDraft = { base: number; country: number | null; languages: Language[]; actor: number }

/**
 * Opens a draft with the texts of its base, each indicator linked as the same. Its name contains the country, or
 * otherwise the year, since two instruments with one name could not be distinguished; that name counts as the base
 * text, so that an untouched draft has no changes.
 */
export const openDraft = async (db: Db, { base, country, languages, actor }: NewDraft): Promise<number> => {
  const { id } = await db
    .insertInto('edition_drafts')
    .values({ base_id: base, country_id: country, languages, opened_by: actor })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into edition_draft_pieces
      (draft_id, kind, place, domain, position, meaning, link, links_from, texts, before)
    select ${id}::int, kind, place, domain, position, meaning,
      case when kind = 'indicator' then 'same' end,
      case when kind = 'indicator' then array[place] else '{}' end,
      coalesce(named.texts, parts.texts), coalesce(named.texts, parts.texts)
    from (${partsOf(base)}) as parts
      cross join lateral (
        select jsonb_object_agg(language, words || jsonb_build_object('name',
          left((words ->> 'name') || ' · ' || case when strpos(words ->> 'name', names ->> language) = 0
            then names ->> language else to_char(now(), 'YYYY') end, 140))) as texts
        from jsonb_each(parts.texts) as said(language, words)
          left join countries on countries.id = ${country}::int
        where parts.kind = 'instrument') as named`.execute(db)
  return id
}
