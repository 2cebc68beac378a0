import type { Asked } from '../http/feature.ts'
import type { Person } from '../person.ts'

/** What each step of a line's life is given. */
export type StepAsked = Pick<Asked, 'db' | 'language' | 'request'> & {
  actor: Person
  parameters: { id: number }
}
