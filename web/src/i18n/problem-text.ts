import { Problem, type ProblemCode } from 'contract/problems'
import type { TFunction } from 'i18next'

/** The words for a code, in the reader's language. */
export const codeText = (t: TFunction, code: ProblemCode): string => t(`problems.${code}`)

/** What went wrong, in the reader's language; a silent line has words of its own. */
export const problemText = (t: TFunction, error: unknown): string => {
  if (!(error instanceof Problem)) return t('problems.server_error')
  if (error.extra.reason === 'unreachable') return t('problems.unreachable')
  const { retry_after: seconds = 0 } = error.extra
  if (error.code === 'throttled' && seconds >= 60)
    return t('problems.throttledMinutes', { count: Math.ceil(seconds / 60) })
  return codeText(t, error.code)
}
