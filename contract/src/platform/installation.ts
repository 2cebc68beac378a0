import type { Language } from './shapes.ts'

/**
 * What a page may show about the installation before login. A static document and no call: it holds the operator's
 * settings, and from the database only which texts were corrected.
 */
export type Installation = {
  /** Who is responsible for the data; null if not set. */
  operator: string | null
  /** An e-mail address or a page. */
  contact: string | null
  powered_by: string
  powered_by_url: string | null
  /** Months after closing when evidence is deleted; 0 keeps it. */
  evidence_retention_months: number
  /** False if e-mails are written to a folder, so that no page promises one. */
  sends_emails: boolean
  /** Versions of corrected texts by language; empty where there are none, and missing where unknown. */
  words?: Partial<Record<Language, string>>
}

export const installationPath = '/installation.json'
