import type { personalTokenCalls } from 'contract/people/personal-tokens'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof personalTokenCalls> = {
  noun: 'Personal token',
  calls: {
    list: ['One’s own personal tokens, the newest first, with when each was last used and ends.'],
    create: [
      'Makes a token for a program, which asks with it in place of the person: what its scopes name, and never more than the person may at that moment. It is shown this once, ends by itself, and its owner is told by letter.',
      'quota_exceeded',
    ],
    remove: ['Ends one of the own personal tokens at once.'],
  },
}
