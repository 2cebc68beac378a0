import type { EvaluationType } from 'contract/evaluation/lines'
import type { EmailCode } from '../../../platform/database/tables/emails.ts'

/** What a letter is about. What has no place in it is empty. */
export type Given = Record<'username' | 'person' | 'school' | 'year' | 'type' | 'reasons', string>

/** A letter's words: a heading that is its subject too, what stands before the link and after it. */
export type Said = { subject: string; before: string[]; link?: string; after?: string[] }

export type Words = {
  types: Record<EvaluationType, string>
  hello: string
  /** Before the address of the link in letters. */
  address: string
  /** Why somebody gets this letter. */
  why: string
  letters: Record<EmailCode, (given: Given) => Said>
}
