import type { Call } from 'contract/access/call'
import { Problem } from 'contract/platform/problems'
import type { Person } from './person.ts'

/** Refuses what needs a sign-in that is no older than ten minutes, which a program never has. */
export const assertRecent = ({ is_recent, scopes }: Pick<Person, 'is_recent' | 'scopes'>): void => {
  if (scopes) throw new Problem('token_too_narrow')
  if (!is_recent) throw new Problem('step_up_required')
}

/** The same for what a call declares (`stepUp` in the contract): always, or with one of these fields in its body. */
export const assertProven = (
  { stepUp }: Pick<Call, 'stepUp'>,
  person: Person | null,
  providedFields: string[],
): void => {
  if (!person || stepUp === undefined || stepUp === 'where the handler says') return
  if (stepUp === true || providedFields.some((field) => stepUp.includes(field))) assertRecent(person)
}
