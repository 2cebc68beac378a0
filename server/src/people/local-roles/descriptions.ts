import type { localRoleCalls } from 'contract/people/local-roles'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof localRoleCalls> = {
  noun: 'Role of a country',
  calls: {
    list: ['Roles that the countries in reach have of their own, by country and name.'],
    create: [
      'Names one of the roles 1 to 3, less some kinds of work, for people of a country. Looking after people cannot stay in it when something is left out that a role below has: an account of that role could be made.',
      'does_not_exist',
      'empty_list',
      'name_exists',
      'quota_exceeded',
    ],
    change: [
      'Renames it or leaves other kinds of work out; it counts for its people from their next request on.',
      'empty_list',
      'name_exists',
      'version_conflict',
    ],
    remove: ['Deletes a role that nobody has.', 'in_use', 'version_conflict'],
  },
}
