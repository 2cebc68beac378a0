import type { OptionCode } from 'contract/instrument/instruments'
import { defined } from 'contract/platform/typed'
import type { Db } from '../../src/platform/database/db.ts'

type Rated = { id: number; code: string; category: number; scale: 1 | 2 }
export type SmallInstrument = {
  id: number
  /** Ids of the domains, in the order of their numbers. */
  categories: number[]
  indicators: Rated[]
  /** The id of the option of this letter that an indicator may be answered with. */
  option(code: OptionCode, scale?: 1 | 2): number
  indicator(code: string): Rated
}

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
let editions = 9000

/**
 * Seven domains; the first has outcomes of 4, 4 and 3 indicators, each other one outcome of two. Indicators are of
 * scale 1, but each second one of an outcome, which is of scale 2; the third of an outcome names a condition for NA.
 */
export const givenSmallInstrument = async (db: Db): Promise<SmallInstrument> => {
  editions += 1
  const { id } = await db
    .insertInto('instruments')
    .values({ edition: editions, texts: '{"en":{"name":"Small instrument"}}', indicator_count: 23 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const numbers = [1, 2, 3, 4, 5, 6, 7]
  const categories = await db
    .insertInto('categories')
    .values(numbers.map((number) => ({ instrument_id: id, number, texts: '{}' })))
    .returning('id')
    .execute()
  const outcomes = [4, 4, 3, 2, 2, 2, 2, 2, 2].map((size, place) => ({
    category: categories[Math.max(0, place - 2)]?.id ?? 0,
    domain: Math.max(1, place - 1),
    number: place < 3 ? place + 1 : 1,
    size,
  }))
  const outcomeRows = await db
    .insertInto('outcomes')
    .values(outcomes.map(({ category, number }) => ({ category_id: category, number, texts: '{}' })))
    .returning('id')
    .execute()
  const indicators = await db
    .insertInto('indicators')
    .values(
      outcomes.flatMap(({ category, domain, number, size }, place) =>
        Array.from({ length: size }, (_, at) => ({
          instrument_id: id,
          category_id: category,
          outcome_id: outcomeRows[place]?.id ?? 0,
          number: at + 1,
          code: `${domain}.${number}.${at + 1}`,
          scale: at === 1 ? (2 as const) : (1 as const),
          principal: at === 0,
          na_allowed: at === 2,
          texts: '{}',
        })),
      ),
    )
    .returning(['id', 'code', 'category_id as category', 'scale'])
    .execute()
  const options = await givenOptions(db, id)
  return {
    id,
    categories: categories.map((category) => category.id),
    indicators,
    option: (code, scale = 1) =>
      options.find((option) => option.code === code && (option.scale ?? scale) === scale)?.id ?? 0,
    indicator: (code) => defined(indicators.find((indicator) => indicator.code === code)),
  }
}

const givenOptions = (db: Db, instrument: number) =>
  db
    .insertInto('options')
    .values(
      [
        { code: 'NA' as const, scale: null, points: null, stage: null },
        { code: 'NE' as const, scale: null, points: 0, stage: null },
        ...([1, 2] as const).flatMap((scale) =>
          letters.map((code, at) => ({
            code,
            scale,
            points: at + 1,
            stage: at < 2 ? (1 as const) : at < 4 ? (2 as const) : (3 as const),
          })),
        ),
      ].map((option, position) => ({ instrument_id: instrument, position, texts: '{}', ...option })),
    )
    .returning(['id', 'code', 'scale'])
    .execute()
