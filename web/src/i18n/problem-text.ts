import { Problem, type ProblemCode } from 'contract/platform/problems'
import type { Translate } from './translation.tsx'

export const codeText = (t: Translate, code: ProblemCode): string => t(`problems.${code}`)

/** Reasons for refusing a file that have texts of their own. */
const fileReasons = ['opens_by_itself', 'pdf_locked'] as const

/** The text of a refusal with its reason. */
export const refusalText = (
  t: Translate,
  { code, reason }: { code: ProblemCode; reason?: string },
): string => {
  const known = fileReasons.find((each) => each === reason)
  return code === 'unsupported_file_type' && known ? t(`problems.${known}`) : codeText(t, code)
}

/** The text of an error; a lost connection has a text of its own. */
export const problemText = (t: Translate, error: unknown): string => {
  if (!(error instanceof Problem)) return t('problems.server_error')
  if (error.extra.reason === 'unreachable') return t('problems.unreachable')
  const { retry_after: seconds = 0, reason, places } = error.extra
  if (error.code === 'throttled' && seconds >= 60)
    return t('problems.throttledMinutes', { count: Math.ceil(seconds / 60) })
  if (places) return t('problems.mendAt', { places: places.join(', ') })
  return refusalText(t, { code: error.code, ...(reason !== undefined && { reason }) })
}
