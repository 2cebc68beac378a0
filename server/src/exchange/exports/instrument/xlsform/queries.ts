import type { OptionCode } from 'contract/instrument/instruments'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/db.ts'

/** By language and field. */
export type Texts = Record<string, Record<string, unknown> | undefined>

export type FormIndicator = {
  code: string
  scale: 1 | 2
  na_allowed: boolean
  /** The numbers of the statements. */
  statements: number[]
  texts: Texts
}
export type FormDuty = { code: string; texts: Texts }
type FormOutcome = { number: number; texts: Texts; indicators: FormIndicator[] }
export type FormCategory = { number: number; texts: Texts; outcomes: FormOutcome[] }
export type FormOption = { code: OptionCode; scale: 1 | 2 | null; texts: Texts }
export type FormInstrument = {
  edition: number
  version: number
  texts: Texts
  categories: FormCategory[]
  duties: FormDuty[]
  options: FormOption[]
}

/** In order. */
export const instrumentInAllLanguages = async (db: Db, id: number): Promise<FormInstrument | undefined> => {
  const { rows } = await sql<FormInstrument>`
    select edition, version, texts, (
      select json_agg(json_build_object('number', categories.number, 'texts', categories.texts, 'outcomes', (
        select json_agg(json_build_object('number', outcomes.number, 'texts', outcomes.texts, 'indicators', (
          select json_agg(json_build_object('code', code, 'scale', scale, 'na_allowed', na_allowed,
            'statements', statements, 'texts', indicators.texts) order by indicators.number)
          from indicators where indicators.outcome_id = outcomes.id)) order by outcomes.number)
        from outcomes where outcomes.category_id = categories.id)) order by categories.number)
      from categories where categories.instrument_id = instruments.id) as categories, (
      select coalesce(json_agg(json_build_object('code', code, 'texts', duties.texts) order by position), '[]')
      from duties where duties.instrument_id = instruments.id) as duties, (
      select json_agg(json_build_object('code', code, 'scale', scale, 'texts', options.texts) order by position)
      from options where options.instrument_id = instruments.id) as options
    from instruments where id = ${id}`.execute(db)
  return rows[0]
}
