import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { type Kind, meaningOf, optionKey, type Texts } from './edition.ts'

/** A stored row with its meaning, which must not change. */
export type StoredRow = { kind: Kind; key: string; id: number; meaning: string; texts: Texts }

type Meaning = {
  scale: 1 | 2
  principal: boolean
  na_allowed: boolean
  points: number | null
  stage: number | null
  statements: number[]
}
type Row = Meaning & { domain: number } & { kind: Kind; key: string; id: number; texts: Texts }

export const rowsInDatabase = async (db: Db, instrument: number): Promise<StoredRow[]> => {
  const { rows } = await sql<Row>`
    select 'instrument' as kind, edition::text as key, id, texts,
      null::smallint as scale, null::boolean as principal, null::boolean as na_allowed,
      null::smallint as points, null::smallint as stage, null::integer[] as statements, null::smallint as domain
    from instruments where id = ${instrument}
    union all
    select 'category', number::text, id, texts, null, null, null, null, null, null, null
    from categories where instrument_id = ${instrument}
    union all
    select 'outcome', categories.number || '.' || outcomes.number, outcomes.id, outcomes.texts,
      null, null, null, null, null, null, null
    from outcomes join categories on categories.id = outcomes.category_id where instrument_id = ${instrument}
    union all
    select 'indicator', code, id, texts, scale, principal, na_allowed, null, null, statements, null
    from indicators where instrument_id = ${instrument}
    union all
    select 'option', code, id, texts, scale, null, null, points, stage, null, null
    from options where instrument_id = ${instrument}
    union all
    select 'duty', code, duties.id, duties.texts, null, null, null, null, null, null, number
    from duties join categories on categories.id = category_id where duties.instrument_id = ${instrument}`.execute(
    db,
  )
  return rows.map(({ kind, key, id, texts, ...meaning }) => {
    if (kind === 'indicator') return { kind, key, id, texts, meaning: meaningOf.indicator(meaning) }
    if (kind === 'option')
      return {
        kind,
        id,
        texts,
        key: optionKey({ code: key, ...meaning }),
        meaning: meaningOf.option(meaning),
      }
    if (kind === 'duty') return { kind, key, id, texts, meaning: meaningOf.duty(meaning) }
    return { kind, key, id, texts, meaning: '' }
  })
}
