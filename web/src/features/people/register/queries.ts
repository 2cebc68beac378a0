import { queryOptions } from '@tanstack/react-query'
import { userCalls } from 'contract/people/users'
import type { z } from 'zod'
import { send } from '../../../session/send.ts'

/** Whether strangers may register, and the countries to choose from. */
export const registrationQuery = () =>
  queryOptions({
    queryKey: ['registration'],
    queryFn: ({ signal }) => send(userCalls.registration, { signal }, null),
    staleTime: 10 * 60 * 1000,
  })

export const registerMyself = (body: z.input<typeof userCalls.register.body>) =>
  send(userCalls.register, { body }, null)
