import type { regionCalls } from 'contract/places/regions'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof regionCalls> = {
  noun: 'Regions',
  calls: {
    list: ['Regions within reach.'],
    create: ['Adds a region to a country.', 'name_exists', 'does_not_exist', 'country_undetermined'],
    read: ['One region.'],
    change: [
      'Renames a region; administrators may also move it to another country.',
      'name_exists',
      'does_not_exist',
      'country_undetermined',
      'version_conflict',
    ],
    remove: ['Deletes a region without schools.', 'in_use', 'version_conflict'],
  },
}
