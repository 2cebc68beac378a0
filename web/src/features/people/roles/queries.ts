import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type LocalRoleChange, localRoleCalls, type NewLocalRole } from 'contract/people/local-roles'
import type { z } from 'zod'
import { ask } from '../../../session/ask.ts'

/** The roles of countries within scope. */
export const localRolesQuery = () =>
  queryOptions({
    queryKey: ['local-roles'],
    queryFn: ({ signal }) => ask(localRoleCalls.list, { signal }),
  })

export const addLocalRole = (body: z.input<typeof NewLocalRole>, key: string) =>
  ask(localRoleCalls.create, { body, key })

export const changeLocalRole = (id: number, body: z.input<typeof LocalRoleChange>, version: number) =>
  ask(localRoleCalls.change, { parameters: { id }, body, version })

export const removeLocalRole = (id: number, version: number) =>
  ask(localRoleCalls.remove, { parameters: { id }, version })

/** Lists of people show the names of these roles. */
export const refreshRoles = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['local-roles'] }),
    queryClient.invalidateQueries({ queryKey: ['users'] }),
  ])
