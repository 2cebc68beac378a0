import { Problem } from 'contract/platform/problems'

/** More was asked for than one file holds; `reason` says of what. */
export const noOneFile = (reason: string): Problem =>
  new Problem('quota_exceeded', { text: 'This cannot be one file.', reason })
