import { hasFullScope } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type {
  NewSuggestion,
  Suggestion,
  SuggestionChange,
  SuggestionList,
} from 'contract/instrument/suggestions'
import type { Language } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { countryName } from '../../places/countries/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { foldedLike, foldedText } from '../../platform/database/folded-text.ts'
import { counted, placed, window } from '../../platform/database/listing.ts'

type Query = z.output<typeof SuggestionList>

/** The requested language, else English, else the original one. */
const shownIn = (language: Language): RawBuilder<Language> => sql`
  case when suggestions.texts ? ${language}::text then ${language}::text
    when suggestions.texts ? 'en' then 'en'
    else (select min(key) from jsonb_object_keys(suggestions.texts) as key) end`

const suggestions = (db: Db, language: Language) => {
  const shown = shownIn(language)
  return db
    .selectFrom('suggestions')
    .leftJoin('countries', 'countries.id', 'suggestions.country_id')
    .select([
      'suggestions.id',
      'suggestions.outcome',
      'suggestions.stage',
      'suggestions.category',
      sql<string>`suggestions.texts ->> ${shown}`.as('text'),
      shown.as('language'),
      sql<Suggestion['country']>`case when countries.id is not null
        then json_build_object('id', countries.id, 'name', ${countryName(language)}) end`.as('country'),
      'suggestions.version',
      'suggestions.updated_at',
    ])
}

const outcomeOf = (indicator: number) => sql<string>`
  (select substring(indicators.code from '^[0-9]+[.][0-9]+') from indicators where indicators.id = ${indicator}::int)`

/** A library of some hundreds: scanning costs less than an index for each language. */
const matching = (db: Db, language: Language, query: Query) =>
  db
    .selectFrom('suggestions')
    .where('is_taken_out', '=', false)
    .$if(query.indicator !== undefined, (some) => some.where('outcome', '=', outcomeOf(query.indicator ?? 0)))
    .$if(query.outcome !== undefined, (some) => some.where('outcome', '=', query.outcome ?? ''))
    .$if(query.domain !== undefined, (some) => some.where('outcome', 'like', `${query.domain}.%`))
    .$if(query.stage !== undefined, (some) => some.where('stage', '=', query.stage ?? null))
    .$if(query.country !== undefined, (some) =>
      some.where(sql<boolean>`(country_id is null or country_id = ${query.country}::int)`),
    )
    .$if(query.whose !== undefined, (some) =>
      some.where('country_id', query.whose === 'ours' ? 'is' : 'is not', null),
    )
    .$if(Boolean(query.search), (some) =>
      some.where(
        foldedText(sql`suggestions.texts ->> ${shownIn(language)}`),
        'like',
        foldedLike(query.search ?? ''),
      ),
    )

/** By outcome and stage, those of the product first, in order of creation. */
export const suggestionList = (db: Db, language: Language, query: Query) => {
  const { limit, offset } = window({ ...query, paginated: true, order: '' })
  const page = matching(db, language, query)
    .select('id')
    .orderBy(sql`outcome, stage, id`)
    .limit(limit)
    .offset(offset)
  const count = matching(db, language, query).select(sql<number>`count(*)::int`.as('count'))
  const rows = suggestions(db, language)
    .innerJoin(placed(page), 'page.id', 'suggestions.id')
    .select('page.position')
  return counted(db, sql<number>`${count}`, rows).then((all) => ({
    count: all.count,
    rows: all.rows.map(({ position: _, ...row }) => row),
  }))
}

export const suggestionById = (db: Db, language: Language, id: number) =>
  suggestions(db, language).where('suggestions.id', '=', id).executeTakeFirst()

/** One of the product or of a country in scope, locked. */
export const suggestionToChange = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('suggestions')
    .where('id', '=', id)
    .where('is_taken_out', '=', false)
    .$if(!hasFullScope(actor), (some) =>
      some.where(sql<boolean>`(country_id is null or country_id = any(${actor.areas}::int[]))`),
    )
    .select(['id', 'code', 'country_id as country', 'stage', 'category', 'texts', 'version'])
    .forUpdate()
    .executeTakeFirst()

export const outcomeExists = async (db: Db, outcome: string): Promise<boolean> => {
  const row = await db
    .selectFrom('indicators')
    .where('code', 'like', `${outcome}.%`)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const addSuggestion = (db: Db, language: Language, body: z.output<typeof NewSuggestion>) =>
  db
    .insertInto('suggestions')
    .values({
      outcome: body.outcome,
      stage: body.stage,
      category: body.category,
      country_id: body.country,
      texts: JSON.stringify({ [language]: body.text }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const changeSuggestion = (
  db: Db,
  id: number,
  language: Language,
  { text, ...rest }: z.output<typeof SuggestionChange>,
) =>
  db
    .updateTable('suggestions')
    .set({
      ...(rest.stage !== undefined && { stage: rest.stage }),
      ...(rest.category !== undefined && { category: rest.category }),
      ...(text !== undefined && {
        texts: sql<string>`texts || jsonb_build_object(${language}::text, ${text}::text)`,
      }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()

/** Those of the product are only marked, so that the next start does not restore them. */
export const takeOutSuggestion = (db: Db, { id, code }: { id: number; code: string | null }) =>
  code === null
    ? db.deleteFrom('suggestions').where('id', '=', id).execute()
    : db
        .updateTable('suggestions')
        .set({ is_taken_out: true, version: sql`version + 1`, updated_at: sql`now()` })
        .where('id', '=', id)
        .execute()
