import type { School } from 'contract/places/schools'
import type { Language } from 'contract/platform/shapes'
import type { ColumnType, Generated } from 'kysely'
import type { Changing, Json } from './columns.ts'

export type PlacesTables = {
  countries: {
    id: Generated<number>
    code: string
    names: Json<Record<Language, string>>
    folded_names: string[]
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
    name: string
    project_name: string | null
    folded: string
    management: School['management']
    type_of_school: School['type_of_school']
    levels: School['levels']
    students: number
    teachers: number
    students_with_disabilities: number
    students_with_multiple_disabilities: number
    students_with_visual_disabilities: number
    students_with_deafblindness: number
    other_professionals: number
    total_staff: ColumnType<number, never, never>
    counted_on: string | null
  } & Changing
}
