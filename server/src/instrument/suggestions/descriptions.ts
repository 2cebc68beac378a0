import type { suggestionCalls } from 'contract/instrument/suggestions'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof suggestionCalls> = {
  noun: 'Suggestions',
  calls: {
    list: ['Suggested actions: ours and, of all or one country, the countries’ own.'],
    create: ['Adds a suggestion to a country; a superuser also one for everybody.', 'does_not_exist'],
    change: ['Changes a suggestion; its text in the language of the request.', 'version_conflict'],
    remove: ['Takes a suggestion out of the library.', 'version_conflict'],
  },
}
