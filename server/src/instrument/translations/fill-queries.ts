import { textFields } from 'contract/instrument/instruments'
import { caseFields } from 'contract/instrument/practice-cases'
import { languageCodes } from 'contract/platform/languages'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** Every row of an instrument with a text, its place and order. */
const worded = sql`
  select id as instrument, 'instrument' as kind, id, '' as place, null::smallint as domain, '0' as position, texts
  from instruments
  union all
  select instrument_id, 'category', id, number::text, number, '1.' || number, texts from categories
  union all
  select categories.instrument_id, 'outcome', outcomes.id, categories.number || '.' || outcomes.number,
    categories.number, '1.' || categories.number || '.' || lpad(outcomes.number::text, 2, '0'), outcomes.texts
  from outcomes join categories on categories.id = outcomes.category_id
  union all
  select indicators.instrument_id, 'indicator', indicators.id, code, categories.number, '1.' || categories.number
    || '.' || lpad(outcomes.number::text, 2, '0') || '.' || lpad(indicators.number::text, 2, '0'), indicators.texts
  from indicators join outcomes on outcomes.id = indicators.outcome_id
    join categories on categories.id = outcomes.category_id
  union all
  select instrument_id, 'option', id, code || coalesce(' ' || scale, ''), null, '2.' || lpad(position::text, 3, '0'),
    texts
  from options
  union all
  select duties.instrument_id, 'duty', duties.id, code, number, '3.' || lpad(position::text, 2, '0'), duties.texts
  from duties join categories on categories.id = duties.category_id`

/** An arbitrary advisory lock, so that two additions do not get the same position. */
const placesLock = 7_201_604_240

/**
 * Adds missing rows of the product's suggestions and updates positions; those of countries are not translated.
 * Translations of the folder have the folder's English as their source.
 */
export const fillSuggestions = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${placesLock})`.execute(db)
  await sql`
    with numbered as materialized (
      select id, texts, source, left(outcome, 1)::smallint as domain,
        outcome || ' ' || stage || ' ' || row_number() over (partition by outcome, stage order by id) as place,
        '4.' || outcome || ' ' || stage || ' ' || lpad(id::text, 10, '0') as position
      from suggestions where country_id is null and not is_taken_out
    ), moved as (
      update translations set place = numbered.place, position = numbered.position
      from numbered
      where translations.kind = 'suggestion' and translations.object_id = numbered.id
        and translations.place <> numbered.place
    )
    insert into translations (kind, object_id, field, language, place, domain, position, words, made_of)
    select 'suggestion', numbered.id, 'suggestion', spoken.language, numbered.place, numbered.domain,
      numbered.position, texts -> spoken.language,
      case when texts -> spoken.language = source -> spoken.language then coalesce(source -> 'en', texts -> 'en')
        when texts ? spoken.language then texts -> 'en' end
    from numbered
      cross join unnest(${languageCodes}::text[]) as spoken(language)
      left join translations as former on former.kind = 'suggestion' and former.object_id = numbered.id
        and former.language = spoken.language
    where former.id is null and texts ? 'en'
    on conflict do nothing`.execute(db)
}

/**
 * Adds missing rows of cases, new ones or in a new language. Translations of the folder have the folder's English as
 * their source.
 */
const fillCases = async (db: Db): Promise<void> => {
  await sql`
    insert into translations (kind, object_id, field, language, place, domain, position, words, made_of)
    select 'case', practice_cases.id, said.field, spoken.language, practice_cases.id / 10 || ' ' || practice_cases.id % 10,
      practice_cases.id / 10, '5.' || practice_cases.id || ' ' || array_position(${caseFields}::text[], said.field),
      texts -> spoken.language -> said.field,
      case when texts -> spoken.language -> said.field = source -> spoken.language -> said.field
          then coalesce(source -> 'en' -> said.field, said.words)
        when texts -> spoken.language ? said.field then said.words end
    from practice_cases
      cross join lateral jsonb_each(texts -> 'en') as said(field, words)
      cross join unnest(${languageCodes}::text[]) as spoken(language)
      left join translations as former on former.kind = 'case' and former.object_id = practice_cases.id
        and former.field = said.field and former.language = spoken.language
    where former.id is null
    on conflict do nothing`.execute(db)
}

/** Rows with a text in a language that has no row here yet. */
const withoutRows = sql`
  select distinct worded.kind, worded.id
  from worded
    cross join lateral jsonb_each(worded.texts -> 'en') as said(field, words)
    cross join unnest(${languageCodes}::text[]) as spoken(language)
    left join translations as kept on kept.kind = worded.kind and kept.object_id = worded.id
      and kept.field = said.field and kept.language = spoken.language
  where said.words <> 'null' and kept.id is null`

/**
 * Adds missing texts of the rows of `lacking`. A translation taken over from the edition before stays outdated if it
 * was, and becomes so if its English changed.
 */
const addTexts = (db: Db, rows: RawBuilder<unknown>, lacking: RawBuilder<unknown>) =>
  sql`
    with worded as materialized (${rows}), lacking as materialized (${lacking})
    insert into translations
      (instrument_id, kind, object_id, field, language, place, domain, position, words, made_of)
    select worded.instrument, worded.kind, worded.id, said.field, said.language, worded.place, worded.domain,
      worded.position || ' ' || said.position, said.words,
      case when said.words is not null then coalesce(former.made_of, said.source) end
    from lacking
      join worded on worded.kind = lacking.kind and worded.id = lacking.id
      join instruments on instruments.id = worded.instrument
      cross join lateral (
        select source.field, spoken.language, own.words, source.words as source,
          to_char(coalesce(array_position(${textFields}::text[], source.field), 99), 'FM00') as position
        from jsonb_each(worded.texts -> 'en') as source(field, words)
          cross join unnest(${languageCodes}::text[]) as spoken(language)
          left join (
            select code, one.field, one.words
            from jsonb_each(worded.texts) as all_of(code, fields), jsonb_each(all_of.fields) as one(field, words)
            where one.words not in ('null', '""', '[]')
          ) as own on own.code = spoken.language and own.field = source.field
        where source.words <> 'null'
      ) as said
      left join translations as former on former.instrument_id = instruments.replaces_id
        and former.language = said.language and former.position = worded.position || ' ' || said.position
        and former.place = worded.place and former.words = said.words and said.language <> 'en'
    on conflict do nothing`.execute(db)

/** Adds the texts of a new edition only. */
export const fillEdition = async (db: Db, instrument: number): Promise<void> => {
  await addTexts(
    db,
    sql`select * from (${worded}) as every where every.instrument = ${instrument}`,
    sql`select kind, id from worded`,
  )
}

/**
 * Adds missing rows: of new editions, new texts, or a new language. Idempotent, and reads only the English of
 * complete ones.
 */
export const fillTranslations = async (db: Db): Promise<void> => {
  await addTexts(db, worded, withoutRows)
  await fillSuggestions(db)
  await fillCases(db)
}
