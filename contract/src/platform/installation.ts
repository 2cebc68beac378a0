import type { Language } from './shapes.ts'

/**
 * What a page may say about where it runs, before any login. It is a document beside the application's files
 * and no call: it holds what the operator set, and of the database only which words were corrected.
 */
export type Installation = {
  /** Who runs it and answers for the data; null when the operator said nothing. */
  operator: string | null
  /** An e-mail address or a page. */
  contact: string | null
  powered_by: string
  powered_by_url: string | null
  /** Months after closing after which evidence is deleted; 0: it is kept. */
  evidence_retention_months: number
  /** False: letters become files in a folder, and no page promises that one arrives. */
  sends_emails: boolean
  /** Of each language in which words were corrected, the version of its corrections; empty where there are none, and left out where that is not known. */
  words?: Partial<Record<Language, string>>
}

export const installationPath = '/installation.json'
