import { Problem } from 'contract/platform/problems'
import { codeOf } from '../../../platform/error-code.ts'

/** Maps a failed write: disk full (507), or a temporary failure (503). The cause is only for the log. */
export const troubleOf = (cause: unknown): Problem => {
  if (cause instanceof Problem) return cause
  const isFull = ['ENOSPC', 'EDQUOT'].includes(codeOf(cause))
  return Object.assign(new Problem(isFull ? 'storage_full' : 'unavailable'), { cause })
}
