import { Problem } from '../platform/problems.ts'
import { keysOf } from '../platform/typed.ts'
import type { Role } from './roles.ts'
import type { Actor, Subject } from './scope.ts'
import type { Task } from './tasks.ts'
import { type Rule, rules, superuser } from './verbs.ts'

export type Verb = keyof typeof rules

export const verbs = keysOf(rules)

/** The task that contains the verb. */
export const taskOf = (verb: Verb): Task | undefined => {
  const rule: Rule = rules[verb]
  return rule.task
}

/** Roles that may have this permission, superusers or not. */
export const rolesWith = (verb: Verb): readonly Role[] => rules[verb].roles

/** Checked before any row is read: the role, the tasks that a local role withholds, and superuser where required. */
export const mayEver = (actor: Pick<Actor, 'role' | 'is_superuser' | 'withheld'>, verb: Verb): boolean => {
  const { roles: who, when, task }: Rule = rules[verb]
  if (!who.includes(actor.role) || (when === superuser && !actor.is_superuser)) return false
  // People with a local role could otherwise change their own.
  if (actor.withheld && verb === 'local_role.write') return false
  return task === undefined || !actor.withheld?.includes(task)
}

export const can = (actor: Actor, verb: Verb, subject: Subject = {}): boolean =>
  mayEver(actor, verb) && rules[verb].when(actor, subject)

export const permit = (actor: Actor, verb: Verb, subject: Subject = {}): void => {
  if (!can(actor, verb, subject)) throw new Problem('permission_denied')
}
