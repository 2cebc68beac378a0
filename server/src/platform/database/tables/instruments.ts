import type { EditionLink, OptionCode } from 'contract/instrument/instruments'
import type { DeskKind } from 'contract/instrument/translations'
import type { Language } from 'contract/platform/shapes'
import type { ColumnType, Generated } from 'kysely'
import type { Changing, Json, Texts, Time } from './columns.ts'

export type InstrumentsTables = {
  instruments: {
    id: Generated<number>
    edition: number
    replaces_id: number | null
    enabled: Generated<boolean>
    texts: Texts
    source: ColumnType<Record<string, Texts>, string | undefined, string>
    indicator_count: number
    changed_meanings: Generated<string[]>
    country_id: number | null
    made_of_draft: Generated<boolean>
  } & Changing
  categories: { id: Generated<number>; instrument_id: number; number: number; texts: Texts }
  outcomes: { id: Generated<number>; category_id: number; number: number; texts: Texts }
  indicators: {
    id: Generated<number>
    instrument_id: number
    category_id: number
    outcome_id: number
    number: number
    code: string
    scale: 1 | 2
    principal: boolean
    na_allowed: boolean
    link: EditionLink | null
    links_from: Generated<string[]>
    statements: Generated<number[]>
    texts: Texts
  }
  duties: {
    id: Generated<number>
    instrument_id: number
    category_id: number
    code: string
    position: number
    texts: Texts
  }
  options: {
    id: Generated<number>
    instrument_id: number
    code: OptionCode
    scale: 1 | 2 | null
    points: number | null
    stage: 1 | 2 | 3 | null
    position: number
    texts: Texts
    version: Generated<number>
    updated_at: Time
  }
  practice_cases: { id: number; texts: Texts; source: Texts; version: Generated<number>; updated_at: Time }
  /** Each person's own, and nobody else's to read. */
  case_choices: { user_id: number; case_number: number; option_code: OptionCode | null; chosen_at: Time }
  case_proposals_declined: { user_id: number; declined_at: Time }
  translations: {
    id: Generated<number>
    instrument_id: number | null
    kind: DeskKind
    object_id: number
    field: string
    language: Language
    place: string
    domain: number | null
    position: string
    words: Json<string | string[]> | null
    made_of: Json<string | string[]> | null
    next: Json<string | string[]> | null
    version: Generated<number>
    updated_at: Time
  }
}
