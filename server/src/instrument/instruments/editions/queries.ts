import type { AuditAction } from 'contract/platform/audit-actions'
import { defined } from 'contract/platform/typed'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { type Edition, type Kind, rowsOf, type Texts, type TextValue } from './edition.ts'
import { madeOfFolder } from './made-of-queries.ts'

/** A row's complete new texts, and the folder's English. */
export type Correction = {
  kind: Kind
  id: number
  texts: Texts
  english: Record<string, TextValue>
  old: Texts
  new: Texts
}

const json = (value: unknown) => JSON.stringify(value)

/** Serialises servers that start at the same time. */
export const lockInstruments = (db: Db) => sql`lock table instruments in share row exclusive mode`.execute(db)

/** The instrument of this edition, and the folder's texts when last read. */
export const storedEdition = (db: Db, number: number) =>
  db
    .selectFrom('instruments')
    .select(['id', sql<Record<string, Texts>>`source`.as('source')])
    .where('edition', '=', number)
    .where('made_of_draft', '=', false)
    .executeTakeFirst()

/** The folder's texts, stored to detect later changes. */
const sourceOf = (edition: Edition) =>
  json(Object.fromEntries(rowsOf(edition).map(({ kind, key, texts }) => [`${kind} ${key}`, texts])))

/** Adds domains with outcomes, indicators and duties. */
const addCategories = async (db: Db, instrument_id: number, edition: Edition): Promise<void> => {
  const categories = await db
    .insertInto('categories')
    .values(edition.categories.map(({ number, texts }) => ({ instrument_id, number, texts: json(texts) })))
    .returning(['id', 'number'])
    .execute()
  const categoryId = new Map(categories.map(({ id, number }) => [number, id]))
  const placed = edition.categories.flatMap(({ number, outcomes }) =>
    outcomes.map((outcome) => ({ ...outcome, category_id: defined(categoryId.get(number)) })),
  )
  const outcomeId = await addOutcomes(db, placed)
  await db
    .insertInto('indicators')
    .values(
      placed.flatMap((outcome) =>
        outcome.indicators.map(({ texts, ...indicator }) => ({
          ...indicator,
          instrument_id,
          category_id: outcome.category_id,
          outcome_id: defined(outcomeId.get(keyOfOutcome(outcome))),
          texts: json(texts),
        })),
      ),
    )
    .execute()
  if (edition.duties.length === 0) return
  await db
    .insertInto('duties')
    .values(
      edition.duties.map(({ domain, texts, ...duty }) => ({
        ...duty,
        instrument_id,
        category_id: defined(categoryId.get(domain)),
        texts: json(texts),
      })),
    )
    .execute()
}

type PlacedOutcome = { category_id: number; number: number; texts: Texts }

const keyOfOutcome = ({ category_id, number }: Omit<PlacedOutcome, 'texts'>): string =>
  `${category_id}.${number}`

/** Returns ids by domain and number. */
const addOutcomes = async (db: Db, placed: PlacedOutcome[]): Promise<Map<string, number>> => {
  const outcomes = await db
    .insertInto('outcomes')
    .values(placed.map(({ category_id, number, texts }) => ({ category_id, number, texts: json(texts) })))
    .returning(['id', 'category_id', 'number'])
    .execute()
  return new Map(outcomes.map((each) => [keyOfOutcome(each), each.id]))
}

/** The country of an adaptation, or null. */
type FromDraft = { country: number | null }

/**
 * Adds an edition as an enabled instrument. `replaced` is the one before it, `changed` are codes of indicators whose
 * question differs, `folder` are the texts without carried-over ones.
 */
export const addEdition = async (
  db: Db,
  edition: Edition,
  folder: Edition,
  { replaced, changed, draft }: { replaced: number | null; changed: string[]; draft?: FromDraft },
): Promise<number> => {
  const indicators = edition.categories.flatMap(({ outcomes }) => outcomes.flatMap((each) => each.indicators))
  const { id: instrument_id } = await db
    .insertInto('instruments')
    .values({
      edition: edition.number,
      replaces_id: replaced,
      changed_meanings: changed,
      texts: json(edition.texts),
      source: sourceOf(folder),
      indicator_count: indicators.length,
      ...(draft && { country_id: draft.country, made_of_draft: true }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addCategories(db, instrument_id, edition)
  await db
    .insertInto('options')
    .values(
      edition.options.map(({ texts, ...option }) => ({
        ...option,
        code: option.code as 'NA',
        instrument_id,
        texts: json(texts),
      })),
    )
    .execute()
  await audit(db, 'instrument.add', [
    { kind: 'instrument', id: instrument_id, new: { edition: edition.number } },
  ])
  return instrument_id
}

/** Writes the rows' texts and the folder's, and raises the version for caches. */
export const correctTexts = async (
  db: Db,
  instrument: number,
  edition: Edition,
  corrections: Correction[],
): Promise<void> => {
  const corrected = json(corrections.map(({ kind, id, texts }) => ({ kind, id, texts })))
  const textsOf = (kind: Kind) =>
    sql`select id, texts from jsonb_to_recordset(${corrected}::jsonb) as given(kind text, id integer, texts jsonb)
      where kind = ${kind}`
  await sql`
    with categories_given as (${textsOf('category')}), outcomes_given as (${textsOf('outcome')}),
      indicators_given as (${textsOf('indicator')}), options_given as (${textsOf('option')}),
      duties_given as (${textsOf('duty')}),
      instruments_given as (${textsOf('instrument')}),
      a as (update categories set texts = given.texts from categories_given as given
        where given.id = categories.id),
      b as (update outcomes set texts = given.texts from outcomes_given as given where given.id = outcomes.id),
      c as (update indicators set texts = given.texts from indicators_given as given
        where given.id = indicators.id),
      d as (update options set texts = given.texts, version = version + 1, updated_at = now()
        from options_given as given where given.id = options.id),
      e as (update duties set texts = given.texts from duties_given as given where given.id = duties.id)
    update instruments set version = version + 1, updated_at = now(), source = ${sourceOf(edition)}::jsonb,
      texts = coalesce((select texts from instruments_given), texts)
    where id = ${instrument}`.execute(db)
  await madeOfFolder(db, corrections)
  await audit(db, 'instrument.correct', corrections)
}

type Audited = { kind: Kind; id: number; old?: unknown; new?: unknown }

/** Audited without a person, since the server does it at its start. */
const audit = (db: Db, action: AuditAction, rows: Audited[]) =>
  db
    .insertInto('audit')
    .values(
      rows.map((row) => ({
        actor_id: null,
        deed: action,
        object_type: row.kind,
        object_id: row.id,
        old: row.old === undefined ? null : json(row.old),
        new: row.new === undefined ? null : json(row.new),
        request_id: null,
      })),
    )
    .execute()
