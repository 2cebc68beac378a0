import type { countryCalls } from 'contract/places/countries'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof countryCalls> = {
  noun: 'Countries',
  calls: {
    list: ['Countries within reach. Coordinators and schools read id and name, the rest is null for them.'],
    create: ['Adds a country by its code; its names follow from the code.', 'name_exists'],
    change: ['Changes the code of a country.', 'name_exists', 'version_conflict'],
    remove: ['Deletes a country without regions.', 'in_use', 'version_conflict'],
  },
}
