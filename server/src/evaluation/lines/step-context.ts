import type { RequestContext } from '../../platform/http/feature.ts'
import type { Person } from '../../platform/http/person.ts'

export type StepContext = Pick<RequestContext, 'db' | 'language' | 'request'> & {
  actor: Person
  parameters: { id: number }
}
