import { hasFullScope, worksIn } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { Category, Instrument } from 'contract/instrument/instruments'
import { languageCodes } from 'contract/platform/languages'
import type { Language, Ref } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import { countryScopeOf, ofEvaluations, type Scope, scopeCondition, scopeOf } from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'
import { prepared } from '../../platform/database/prepared.ts'

/** A row's texts in the language, with English for missing ones. */
export const textsIn = (language: Language, column: string): RawBuilder<Record<string, unknown>> => {
  const texts = sql.ref(column)
  return sql`(coalesce(${texts} -> 'en', '{}') || coalesce(${texts} -> ${language}::text, '{}'))`
}

/** Empty where it has none. */
export const nameIn = (column: string, language: Language): RawBuilder<string> =>
  sql`coalesce(${textsIn(language, column)} ->> 'name', '')`

/** The short name of an indicator, or its name where it has none. */
export const shortIn = (column: string, language: Language): RawBuilder<string> =>
  sql`coalesce(${textsIn(language, column)} ->> 'short', ${nameIn(column, language)})`

/** Instruments for everybody and of the person's country. */
const forOwnCountry = (scope: Scope, areas: number[]): RawBuilder<boolean> =>
  sql`(instruments.country_id is null or instruments.country_id in (
        select countries.id from countries where ${countryScopeOf(scope, areas)}))`

/**
 * Instruments for everybody and of the person's country (for a school only enabled ones), and those of evaluations in
 * scope.
 */
const visible = (scope: Scope, areas: number[]): RawBuilder<boolean> => {
  if (hasFullScope(scope)) return sql`true`
  const inUse = worksIn(scope, 'school') ? sql`instruments.enabled` : sql`true`
  return sql`(${inUse} and ${forOwnCountry(scope, areas)}
      or exists (
        select from evaluations
        where evaluations.instrument_id = instruments.id and ${scopeCondition(scope, areas, ofEvaluations)}))`
}

/** Instruments that the person may read. */
export const instrumentScope = (actor: Actor): RawBuilder<boolean> => visible(scopeOf(actor), actor.areas)

/**
 * Instruments that the person may change, if their role permits: not those of another country, which are visible
 * through evaluations.
 */
export const instrumentsToWrite = (actor: Actor): RawBuilder<boolean> => {
  const scope = scopeOf(actor)
  return hasFullScope(scope) ? sql`true` : forOwnCountry(scope, actor.areas)
}

/** The country of an adaptation. */
const ofCountry = (language: Language) => sql<Ref | null>`(
  select json_build_object('id', countries.id, 'name', countries.names ->> ${language}::text)
  from countries where countries.id = instruments.country_id)`

const instruments = (db: Db, actor: Actor, language: Language) => {
  const texts = textsIn(language, 'instruments.texts')
  return db
    .selectFrom('instruments')
    .where(visible(scopeOf(actor), actor.areas))
    .select([
      'instruments.id',
      sql<string>`${texts} ->> 'name'`.as('name'),
      sql<string>`coalesce(${texts} ->> 'description', '')`.as('description'),
      'instruments.edition',
      'instruments.replaces_id as replaces',
      'instruments.enabled',
      ofCountry(language).as('country'),
      sql<number>`(select count(*) from categories where instrument_id = instruments.id)`.as('categories'),
      sql<number>`(select count(*) from outcomes join categories on categories.id = category_id
        where instrument_id = instruments.id)`.as('outcomes'),
      'instruments.indicator_count as indicators',
      sql<Language[]>`array(select language from unnest(${languageCodes}::text[]) as language
        where instruments.texts ? language)`.as('languages'),
      'instruments.version',
      'instruments.updated_at',
    ])
}

/** Those for everybody first, then the newest edition first. */
export const instrumentList = (db: Db, actor: Actor, language: Language): Promise<Instrument[]> =>
  instruments(db, actor, language)
    .orderBy(sql`instruments.country_id is not null`)
    .orderBy('edition', 'desc')
    .execute()

export const instrumentById = (db: Db, actor: Actor, language: Language, id: number) =>
  instruments(db, actor, language).where('instruments.id', '=', id).executeTakeFirst()

const versionOf = prepared<Scope, { areas: number[]; id: number }, { version: number }>(
  (db, scope, { areas, id }) =>
    db.selectFrom('instruments').where(visible(scope, areas)).where('id', '=', id).select('version'),
)

/** Rises with every change of the instrument or its texts. */
export const instrumentVersion = async (db: Db, actor: Actor, id: number) => {
  const [instrument] = await versionOf(db, scopeOf(actor), { areas: actor.areas, id })
  return instrument
}

/** Statements with their numbers, which are also the stage's short text; requires `words` in the statement. */
export const statementsInTexts = sql`(
  select jsonb_agg(jsonb_build_object('id', stage * 10 + place, 'stage', stage, 'text', text) order by stage, place)
  from generate_series(1, 3) as stage,
    jsonb_array_elements_text(words -> ('statements_s' || stage)) with ordinality as each(text, place))`

const easyTexts = (stage: 1 | 2 | 3) => sql`coalesce(words ->> ${sql.lit(`easy_s${stage}`)}, (
  select string_agg(text, ' ' order by place)
  from jsonb_array_elements_text(words -> ${sql.lit(`statements_s${stage}`)}) with ordinality as each(text, place)))`

/** Requires its row and `words` in the statement. */
const indicatorShape = sql`
  jsonb_build_object('na_reason', null, 'look_for', '[]'::jsonb, 'easy', null, 'short', null,
    'reached', null, 'of', null)
  || words - array['statements_s1', 'statements_s2', 'statements_s3']
  || jsonb_build_object('id', indicators.id, 'code', indicators.code, 'scale', indicators.scale,
    'principal', indicators.principal, 'easy_s1', ${easyTexts(1)}, 'easy_s2', ${easyTexts(2)},
    'easy_s3', ${easyTexts(3)}, 'statements', coalesce(${statementsInTexts}, '[]'), 'link', indicators.link,
    'from', indicators.links_from)`

/** The whole instrument in one language, with its version. */
export const instrumentText = (db: Db, id: number, language: Language) =>
  db
    .selectFrom('instruments')
    .where('id', '=', id)
    .select([
      'version',
      sql<Category[]>`(
        select coalesce(json_agg(json_build_object(
          'id', categories.id, 'number', categories.number,
          'name', category.words ->> 'name', 'description', coalesce(category.words ->> 'description', ''),
          'outcomes', (
            select coalesce(json_agg(json_build_object(
              'id', outcomes.id, 'number', outcomes.number,
              'name', ${textsIn(language, 'outcomes.texts')} ->> 'name',
              'indicators', (
                select coalesce(json_agg(${indicatorShape} order by indicators.number), '[]')
                from indicators, lateral (select ${textsIn(language, 'indicators.texts')} as words) as said
                where indicators.outcome_id = outcomes.id)
              ) order by outcomes.number), '[]')
            from outcomes where outcomes.category_id = categories.id),
          'duties', (
            select coalesce(json_agg(
              ${textsIn(language, 'duties.texts')} || jsonb_build_object('id', duties.id, 'code', duties.code)
              order by duties.position), '[]')
            from duties where duties.category_id = categories.id)
          ) order by categories.number), '[]')
        from categories, lateral (select ${textsIn(language, 'categories.texts')} as words) as category
        where categories.instrument_id = instruments.id)`.as('categories'),
    ])
    .executeTakeFirst()

export const instrumentToChange = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('instruments')
    .where(instrumentsToWrite(actor))
    .where('id', '=', id)
    .select(['id', 'enabled', 'version'])
    .forUpdate()
    .executeTakeFirst()

export const enableInstrument = (db: Db, id: number, enabled: boolean) =>
  db
    .updateTable('instruments')
    .set({ enabled, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
