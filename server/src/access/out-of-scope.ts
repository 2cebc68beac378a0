import { hasFullScope, type Role } from 'contract/access/roles'
import { Problem } from 'contract/platform/problems'

/**
 * Why an id in a body that is not in scope is refused: only who has full scope is told what is missing; for others the
 * answer is the same whether it exists or not (decision 007).
 */
export const outOfScope = (actor: { role: Role }, missing: Problem): Problem =>
  hasFullScope(actor) ? missing : new Problem('permission_denied')
