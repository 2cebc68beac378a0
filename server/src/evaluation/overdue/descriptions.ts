import type { overdueCalls } from 'contract/evaluation/plan/overdue'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof overdueCalls> = {
  noun: 'Overdue actions',
  calls: {
    list: [
      'Actions whose deadline has passed and that are still to do, of all schools in scope, longest late first. With `which=open` all that are neither completed nor cancelled, late or not.',
    ],
    remind: [
      'Reminds the people of all schools in scope in which something is late, inside and by letter. Who was reminded today already, by anybody, or wants no reminders is left out.',
    ],
  },
}
