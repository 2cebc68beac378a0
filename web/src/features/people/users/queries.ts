import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { areaCalls, type NewArea } from 'contract/people/areas'
import { type NewUser, type User, type UserChange, type UserList, userCalls } from 'contract/people/users'
import type { z } from 'zod'
import { ask } from '../../../session/ask.ts'
import { askList } from '../../../session/ask-list.ts'

export type UserFilters = Partial<z.input<typeof UserList>>

export const usersQuery = (query: UserFilters) =>
  queryOptions({
    queryKey: ['users', 'list', query],
    queryFn: ({ signal }) => askList(userCalls.list, 'page', { query, signal }),
    placeholderData: keepPreviousData,
  })

export const userQuery = (id: number) =>
  queryOptions({
    queryKey: ['users', id],
    queryFn: ({ signal }): Promise<User> => ask(userCalls.read, { parameters: { id }, signal }),
  })

export const addUser = (body: z.input<typeof NewUser>, key: string) => ask(userCalls.register, { body, key })

/** Without a version where one value is set, as by a switch. */
export const changeUser = (id: number, body: z.input<typeof UserChange>, version?: number) =>
  ask(userCalls.change, { parameters: { id }, body, version })

export const removeUser = (id: number, version: number) =>
  ask(userCalls.remove, { parameters: { id }, version })

export const endSessionsOf = (id: number) => ask(userCalls.endSessions, { parameters: { id } })

export const giveLink = (id: number) => ask(userCalls.giveLink, { parameters: { id } })

export const resetFactor = (id: number) => ask(userCalls.resetFactor, { parameters: { id } })

export const inviteAgain = (id: number) => ask(userCalls.invite, { parameters: { id } })

export const confirmAgain = (id: number) => ask(userCalls.sendConfirmation, { parameters: { id } })

export const assignArea = (body: z.input<typeof NewArea>) => ask(areaCalls.assign, { body })

export const removeArea = (id: number) => ask(areaCalls.remove, { parameters: { id } })
