import { Problem } from 'contract/platform/problems'

/** More than one file may hold; `reason` says of what. */
export const noOneFile = (reason: string): Problem =>
  new Problem('quota_exceeded', { text: 'This cannot be one file.', reason })
