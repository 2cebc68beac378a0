import { Problem } from '../platform/problems.ts'
import { keysOf } from '../platform/typed.ts'
import type { Role } from './roles.ts'
import type { Actor, Subject } from './scope.ts'
import type { Task } from './tasks.ts'
import { type Rule, rules, superuser } from './verbs.ts'

export type Verb = keyof typeof rules

export const verbs = keysOf(rules)

/** The kind of work that a verb is of. */
export const taskOf = (verb: Verb): Task | undefined => {
  const rule: Rule = rules[verb]
  return rule.task
}

/** Roles that may ever do this, superusers or not. */
export const rolesWith = (verb: Verb): readonly Role[] => rules[verb].roles

/**
 * May the role ever do this, does no role of a country's own leave it out, and is the person a superuser where one is
 * asked for? Asked before any row is looked up.
 */
export const mayEver = (actor: Pick<Actor, 'role' | 'is_superuser' | 'withheld'>, verb: Verb): boolean => {
  const { roles: who, when, task }: Rule = rules[verb]
  if (!who.includes(actor.role) || (when === superuser && !actor.is_superuser)) return false
  // whoever has a role of a country's own writes none: it could be theirs
  if (actor.withheld && verb === 'local_role.write') return false
  return task === undefined || !actor.withheld?.includes(task)
}

export const can = (actor: Actor, verb: Verb, subject: Subject = {}): boolean =>
  mayEver(actor, verb) && rules[verb].when(actor, subject)

export const permit = (actor: Actor, verb: Verb, subject: Subject = {}): void => {
  if (!can(actor, verb, subject)) throw new Problem('permission_denied')
}
