/** What belongs to no school. */
export type KeyPurpose = 'results' | 'uploads' | 'quarantine' | 'other'

/** Whose files a key encrypts: a school by its number, or all that is of one purpose. */
export type KeyOwner = number | KeyPurpose

/** A key of files as it lies in the database: wrapped. */
export type KeyRow = {
  id: string
  purpose: 'school' | KeyPurpose
  school: number | null
  version: number
  wrapped: string
  wrapped_by: string
}

/** A wrapped key opens for its own id alone. */
export const boundTo = (id: string): string => `vereda key of files ${id}`
