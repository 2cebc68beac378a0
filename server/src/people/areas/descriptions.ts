import type { areaCalls } from 'contract/people/areas'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof areaCalls> = {
  noun: 'Areas',
  calls: {
    assign: [
      'Assigns a country, a region or a school to a person, as the role demands.',
      'admin_must_not_have_area',
      'area_role_mismatch',
      'more_than_one_representative',
      'area_exists',
      'does_not_exist',
    ],
    remove: ['Takes an area from a person.'],
  },
}
