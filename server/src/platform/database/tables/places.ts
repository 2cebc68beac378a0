import type { SchoolValues } from 'contract/places/school-fields'
import type { Language } from 'contract/platform/shapes'
import type { ColumnType, Generated } from 'kysely'
import type { Changing, Json } from './columns.ts'

export type PlacesTables = {
  countries: {
    id: Generated<number>
    code: string
    names: Json<Record<Language, string>>
    folded_names: string[]
    may_adapt: Generated<boolean>
  } & Changing
  regions: {
    id: Generated<number>
    country_id: number
    name: string
    folded: string
    schools: Generated<number>
    evaluations: Generated<number>
  } & Changing
  schools: {
    id: Generated<number>
    region_id: number
    country_id: number
    folded: string
    total_staff: ColumnType<number, never, never>
  } & Omit<SchoolValues, 'region'> &
    Changing
}
