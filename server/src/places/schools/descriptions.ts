import type { schoolCalls } from 'contract/places/schools'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof schoolCalls> = {
  noun: 'Schools',
  calls: {
    list: ['Schools within reach. Counts of disabilities below five are null here.'],
    create: ['Adds a school to a region.', 'name_exists', 'code_exists', 'does_not_exist', 'more_than_whole'],
    read: ['One school.'],
    change: [
      'Changes a school; its own representative changes the numbers only.',
      'name_exists',
      'code_exists',
      'does_not_exist',
      'more_than_whole',
      'version_conflict',
    ],
    remove: ['Deletes a school without evaluations.', 'in_use', 'version_conflict'],
  },
}
