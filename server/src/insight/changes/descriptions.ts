import type { changeCalls } from 'contract/insight/changes'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof changeCalls> = {
  noun: 'Change',
  calls: {
    list: [
      'What was created, changed and deleted in one’s area, oldest first: kind, id, place, time and action, never what stood there. Ask with the `next` of the answer before as `after`: nothing comes twice, and nothing is left out. A change turns up within two minutes and is kept for 400 days; people are not in it. A school that moves into one’s area is told from its move on: read it whole. Refused with `changes_gone` where changes after that position are no longer kept, or the database was restored: read everything anew.',
      'changes_gone',
    ],
  },
}
