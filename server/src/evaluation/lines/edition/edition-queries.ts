import type { PlacedInEdition } from 'contract/evaluation/edition-places'
import type { Language, Ref } from 'contract/platform/shapes'
import { sql } from 'kysely'
import { nameIn } from '../../../instrument/instruments/queries.ts'
import type { Db } from '../../../platform/database/db.ts'

export type EditionInUse = Ref & {
  edition: number
  replaces: number | null
  isOffered: boolean
  changed: string[]
}

/** All editions, since there are few; enabled ones for everybody or for the country can be chosen. */
export const editionsFor = async (db: Db, language: Language, country: number): Promise<EditionInUse[]> =>
  db
    .selectFrom('instruments')
    .select([
      'id',
      nameIn('instruments.texts', language).as('name'),
      'edition',
      'replaces_id as replaces',
      sql<boolean>`enabled and coalesce(country_id, ${country}) = ${country}`.as('isOffered'),
      'changed_meanings as changed',
    ])
    .orderBy('edition', 'desc')
    .execute()

export type NamedIndicator = PlacedInEdition & { name: string }

/** By edition, in order. */
export const indicatorsOf = async (
  db: Db,
  language: Language,
  instruments: readonly number[],
): Promise<Map<number, NamedIndicator[]>> => {
  const rows = await db
    .selectFrom('indicators')
    .innerJoin('outcomes', 'outcomes.id', 'indicators.outcome_id')
    .innerJoin('categories', 'categories.id', 'indicators.category_id')
    .where('indicators.instrument_id', 'in', [...instruments])
    .select([
      'indicators.instrument_id as edition',
      'indicators.id',
      'indicators.code',
      nameIn('indicators.texts', language).as('name'),
      'categories.number as domain',
      'outcomes.number as outcome',
      'indicators.scale',
      'indicators.na_allowed',
      'indicators.principal',
      'indicators.statements',
      'indicators.link',
      'indicators.links_from as from',
    ])
    .orderBy('categories.number')
    .orderBy('outcomes.number')
    .orderBy('indicators.number')
    .execute()
  return new Map(
    instruments.map((instrument) => [instrument, rows.filter(({ edition }) => edition === instrument)]),
  )
}
