import type { AuditAction } from 'contract/platform/audit-actions'
import type { Problem, ProblemCode } from 'contract/platform/problems'

/** The names of security events, as docs/security/events.md lists them. */
export type SecurityEvent =
  | 'permission.denied'
  | 'auth.password_wrong'
  | 'auth.token_refused'
  | 'request.limited'
  | 'input.refused'
  | 'file.refused'

/** Events that are rows of the audit too; all are lines of the log. */
export const isAudited = (event: SecurityEvent): event is SecurityEvent & AuditAction =>
  event !== 'auth.token_refused' && event !== 'file.refused'

const byCode: Partial<Record<ProblemCode, SecurityEvent>> = {
  not_authenticated: 'auth.token_refused',
  token_not_valid: 'auth.token_refused',
  throttled: 'request.limited',
  unsupported_file_type: 'file.refused',
  upload_invalid: 'file.refused',
  file_too_large: 'file.refused',
  quota_exceeded: 'file.refused',
  body_too_large: 'input.refused',
}

const hasFault = ({ extra }: Problem, code: ProblemCode): boolean =>
  Object.values(extra.errors ?? {}).some((faults) => faults.some((fault) => fault.code === code))

/** Which security event a refusal is; null for what happens in ordinary work, such as a missing field. */
export const eventOf = (problem: Problem): SecurityEvent | null => {
  if (problem.extra.event === 'rights_lost') return 'permission.denied'
  if (problem.extra.event === 'foreign_key') return 'input.refused'
  if (hasFault(problem, 'incorrect_current_password')) return 'auth.password_wrong'
  return problem.status === 403 ? 'permission.denied' : (byCode[problem.code] ?? null)
}

/** Why, in one word: what bypasses a check says so, all else has its code. */
export const reasonOf = (problem: Problem): string => problem.extra.event ?? problem.code
