import { Problem } from 'contract/platform/problems'
import { codeOf } from '../../../platform/error-code.ts'

/**
 * What it means when bytes cannot be written: the disk is full (507), or something else that another attempt later
 * may get over (503). The reason is kept as the cause, for the log only.
 */
export const troubleOf = (cause: unknown): Problem => {
  if (cause instanceof Problem) return cause
  const isFull = ['ENOSPC', 'EDQUOT'].includes(codeOf(cause))
  return Object.assign(new Problem(isFull ? 'storage_full' : 'unavailable'), { cause })
}
