import type { Actor } from 'contract/access/scope'
import type { DeskKind, TranslatedValue, TranslationProgress } from 'contract/instrument/translations'
import { languageCodes } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { instrumentScope, instrumentsToWrite } from '../instruments/queries.ts'

/** A text with its English. */
export type TranslationRow = {
  id: number
  instrument: number | null
  kind: DeskKind
  object: number
  language: Language
  place: string
  domain: number | null
  field: string
  source: TranslatedValue
  target: TranslatedValue | null
  stale: boolean
  /** For an outdated one, the English that it was translated from. */
  madeOf: TranslatedValue | null
  next: TranslatedValue | null
  version: number
  updated_at: string
}

const withSource = sql`translations
  join translations as source on source.kind = translations.kind and source.object_id = translations.object_id
    and source.field = translations.field and source.language = 'en'`

const isStale = sql<boolean>`coalesce(translations.made_of <> source.words, false)`

const columns = sql`translations.id, translations.instrument_id as instrument, translations.kind,
  translations.object_id as object, translations.language, translations.place, translations.domain,
  translations.field, source.words as source, translations.words as target, ${isStale} as stale,
  case when ${isStale} then translations.made_of end as "madeOf", translations.next, translations.version,
  translations.updated_at`

/** Suggestions and cases belong to no country, so everybody who may translate changes them. */
const isWritable = (actor: Actor) => sql`(translations.kind in ('suggestion', 'case') or exists (
  select from instruments where instruments.id = translations.instrument_id and ${instrumentsToWrite(actor)}))`

const shownWith = (instrument: number) =>
  sql`(translations.instrument_id = ${instrument} or translations.instrument_id is null)`

/** All texts of a visible instrument in one language in order, then suggestions: about 900. */
export const translationsOf = async (
  db: Db,
  actor: Actor,
  instrument: number,
  language: Language,
): Promise<TranslationRow[]> => {
  const { rows } = await sql<TranslationRow>`
    select ${columns} from ${withSource}
    where ${shownWith(instrument)} and translations.language = ${language}
      and exists (select from instruments where instruments.id = ${instrument} and ${instrumentScope(actor)})
    order by translations.position`.execute(db)
  return rows
}

export const progressOf = async (db: Db, instrument: number): Promise<TranslationProgress[]> => {
  const { rows } = await sql<TranslationProgress>`
    select translations.language, count(*) as total, count(translations.words) as translated,
      count(*) filter (where ${isStale}) as stale,
      count(*) filter (where translations.next is not null) as waiting
    from ${withSource}
    where ${shownWith(instrument)}
    group by translations.language
    order by array_position(${languageCodes}::text[], translations.language)`.execute(db)
  return rows
}

/** Texts by id, of instruments that the person may change. */
export const translationsById = async (db: Db, actor: Actor, ids: number[]): Promise<TranslationRow[]> => {
  const { rows } = await sql<TranslationRow>`
    select ${columns} from ${withSource}
    where translations.id = any(${ids}::int[]) and ${isWritable(actor)}`.execute(db)
  return rows
}

/** Locks suggestions and cases before their translations, in the order used by the library and at a start. */
export const lockTexts = async (db: Db, ids: RawBuilder<unknown>): Promise<void> => {
  await sql`select from suggestions where id in (
      select object_id from translations where kind = 'suggestion' and id in (${ids})
    ) order by id for update`.execute(db)
  await sql`select from practice_cases where id in (
      select object_id from translations where kind = 'case' and id in (${ids})
    ) order by id for update`.execute(db)
  await sql`select from translations where id in (${ids}) order by id for update`.execute(db)
}

/** The same, locked until the transaction ends. */
export const translationsToChange = async (
  db: Db,
  actor: Actor,
  ids: number[],
): Promise<TranslationRow[]> => {
  await lockTexts(db, sql`select unnest(${ids}::int[])`)
  return translationsById(db, actor, ids)
}

/**
 * Writes texts into their rows and raises the versions of their instruments, for caches. A trigger records the
 * English they were translated from (migration 212).
 */
export const writeTexts = async (
  db: Db,
  changes: { id: number; words: TranslatedValue }[],
): Promise<void> => {
  const patch = (kind: DeskKind, table: string) => {
    const texts = sql.ref(`${table}.texts`)
    const id = sql.ref(`${table}.id`)
    return {
      texts: sql`${texts} || (select jsonb_object_agg(language, coalesce(${texts} -> language, '{}') || words)
        from patches where kind = ${kind} and object_id = ${id})`,
      where: sql`${id} in (select object_id from patches where kind = ${kind})`,
    }
  }
  const [category, outcome, indicator, option, duty, instrument, practice] = [
    patch('category', 'categories'),
    patch('outcome', 'outcomes'),
    patch('indicator', 'indicators'),
    patch('option', 'options'),
    patch('duty', 'duties'),
    patch('instrument', 'instruments'),
    patch('case', 'practice_cases'),
  ]
  await sql`
    with given as materialized (
      select translations.instrument_id, kind, object_id, language, field, change.words
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change(id integer, words jsonb)
      join translations on translations.id = change.id
    ), patches as materialized (
      select kind, object_id, language, jsonb_object_agg(field, words) as words from given
      group by kind, object_id, language
    ),
      a as (update categories set texts = ${category.texts} where ${category.where}),
      b as (update outcomes set texts = ${outcome.texts} where ${outcome.where}),
      c as (update indicators set texts = ${indicator.texts} where ${indicator.where}),
      d as (update options set texts = ${option.texts}, version = version + 1, updated_at = now()
        where ${option.where}),
      e as (update duties set texts = ${duty.texts} where ${duty.where}),
      f as (update suggestions set version = version + 1, updated_at = now(),
        texts = texts || (select jsonb_object_agg(language, words -> 'suggestion') from patches
          where kind = 'suggestion' and object_id = suggestions.id)
        where id in (select object_id from patches where kind = 'suggestion')),
      g as (update practice_cases set texts = ${practice.texts}, version = version + 1, updated_at = now()
        where ${practice.where})
    update instruments set version = version + 1, updated_at = now(),
      texts = case when ${instrument.where} then ${instrument.texts} else texts end
    where id in (select instrument_id from given)`.execute(db)
}

/** Confirms that the translation still agrees with the changed English. */
export const confirmTranslation = (db: Db, id: number, english: TranslatedValue) =>
  sql`update translations set made_of = ${JSON.stringify(english)}::jsonb, version = version + 1,
    updated_at = now() where id = ${id}`.execute(db)

/** A text for the next edition; null removes it. */
export const storeForNextEdition = (db: Db, id: number, value: TranslatedValue | null) =>
  db
    .updateTable('translations')
    .set({
      next: value === null ? null : JSON.stringify(value),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()

export const instrumentExists = async (db: Db, actor: Actor, id: number): Promise<boolean> =>
  (await db
    .selectFrom('instruments')
    .where(instrumentScope(actor))
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst()) !== undefined
