import { z } from 'zod'
import { get, patch, post, remove, success } from '../access/call.ts'
import { rolesWith, taskOf, verbs } from '../access/permissions.ts'
import { Role, rolesForCreate } from '../access/roles.ts'
import { type Task, tasks } from '../access/tasks.ts'
import { limits } from '../platform/limits.ts'
import { because, id, Ref, singleLine, time } from '../platform/shapes.ts'

/** The roles that a country may narrow. */
export const narrowedRoles = [Role.country, Role.region, Role.school] as const
type NarrowedRole = (typeof narrowedRoles)[number]

const isTaskOf = (role: Role, task: Task): boolean =>
  verbs.some((verb) => taskOf(verb) === task && rolesWith(verb).includes(role))

/** Tasks that a local role based on this role may leave out. */
export const tasksOf = (role: Role): readonly Task[] => tasks.filter((task) => isTaskOf(role, task))

/**
 * Tasks that must be left out together: people who manage accounts can create one of a lower role, which must not be
 * able to do more than they can.
 */
export const boundTasks = (role: Role, withheld: readonly Task[]): readonly Task[] => {
  if (withheld.includes('people') || !isTaskOf(role, 'people')) return []
  const isOfLower = withheld.some((task) => rolesForCreate(role).some((lower) => isTaskOf(lower, task)))
  return isOfLower ? ['people'] : []
}

/** Whether a role may be narrowed by leaving out these tasks. */
export const fitsRole = ({ role, withheld }: { role: NarrowedRole; withheld: readonly Task[] }): boolean =>
  withheld.every((task) => isTaskOf(role, task)) && boundTasks(role, withheld).length === 0

const withheldTasks = z
  .array(z.enum(tasks))
  .min(1)
  .max(tasks.length)
  .transform((some) => tasks.filter((task) => some.includes(task)))

export const LocalRole = z.object({
  id: z.int(),
  country: Ref,
  role: z.literal(narrowedRoles).meta({ description: 'The role that it narrows' }),
  name: z.string(),
  withheld: z.array(z.enum(tasks)).meta({ description: 'What it leaves out of that role' }),
  people: z.int().meta({ description: 'How many people have it' }),
  created_at: time,
  updated_at: time,
  version: z.int(),
})
export type LocalRole = z.infer<typeof LocalRole>

const written = { name: singleLine(limits.name), withheld: withheldTasks }

export const NewLocalRole = z
  .object({ country: id, role: z.literal(narrowedRoles), ...written })
  .refine(fitsRole, { ...because('validation_error'), path: ['withheld'] })

/** The base role cannot be changed; the server checks whether the tasks fit it. */
export const LocalRoleChange = z.object(written).partial()

/** Roles of a country: a name, a base role, and the tasks that it leaves out. */
export const localRoleCalls = {
  list: get('/api/local_role/', { access: 'local_role.list', answer: z.array(LocalRole) }),
  create: post('/api/local_role/', { access: 'local_role.write', body: NewLocalRole, answer: LocalRole }),
  change: patch('/api/local_role/{id}/', {
    access: 'local_role.write',
    stepUp: true,
    body: LocalRoleChange,
    answer: LocalRole,
  }),
  remove: remove('/api/local_role/{id}/', {
    access: 'local_role.write',
    answer: success(['local_role_deleted']),
  }),
}
