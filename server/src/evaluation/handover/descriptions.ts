import type { handoverCalls } from 'contract/people/handover'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof handoverCalls> = {
  noun: 'Handovers',
  calls: {
    read: [
      'What a person still has to do, within reach: reviews that name them, places where nobody else is active, open actions of plans that name them as accountable; with who may take over how much of it. Places only for who looks after the person.',
    ],
    apply: [
      'Gives what a person still has to do to others, kind by kind: all that the one who takes over may take. What the person wrote stays theirs. Whoever takes over is notified.',
    ],
  },
}
