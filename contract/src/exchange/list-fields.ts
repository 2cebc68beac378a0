import { userFields } from '../people/user-fields.ts'
import { countryFields } from '../places/country-fields.ts'
import { regionFields } from '../places/region-fields.ts'
import { schoolFields } from '../places/school-fields.ts'
import { keysOf } from '../platform/typed.ts'

/** The fields of each list in an export, by the path of its call, in the file's order. */
export const listFields = {
  '/api/school/': ['id', ...keysOf(schoolFields), 'updated_at'],
  '/api/user_information/': ['id', ...keysOf(userFields)],
  '/api/evaluation/': [
    'id',
    'school',
    'region',
    'country',
    'instrument',
    'date',
    'period',
    'year',
    'evaluation_type',
    'status',
    'answered',
    'indicators',
    'cells_complete',
    'reviewer',
    'review_by',
    'updated_at',
  ],
  '/api/action/overdue/': [
    'id',
    'school',
    'region',
    'country',
    'goal',
    'action',
    'accountable',
    'deadline',
    'days',
    'action_status',
  ],
  '/api/region/': ['id', ...keysOf(regionFields), 'updated_at'],
  '/api/country/': ['id', ...keysOf(countryFields)],
  '/api/translation/': ['id', 'place', 'field', 'source', 'target', 'state'],
  '/api/catalogue/': ['id', 'area', 'key', 'source', 'current', 'target', 'state'],
} as const

export type ListPath = keyof typeof listFields
export type ListField<Path extends ListPath> = (typeof listFields)[Path][number]
