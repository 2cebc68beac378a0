import { queryOptions } from '@tanstack/react-query'
import { accountCalls, type PasswordChange, type Profile, type ProfileChange } from 'contract/people/accounts'
import { emailAddressCalls } from 'contract/people/email-addresses'
import type { z } from 'zod'
import { ask } from '../../../session/ask.ts'

export const profileQuery = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }): Promise<Profile> => ask(accountCalls.profile, { signal }),
    refetchOnWindowFocus: false,
  })

export const changeProfile = (body: z.input<typeof ProfileChange>, version: number) =>
  ask(accountCalls.changeProfile, { body, version })

export const sendConfirmationAgain = () => ask(emailAddressCalls.sendAgain, {})

export const changePassword = (body: z.input<typeof PasswordChange>) =>
  ask(accountCalls.changePassword, { body })

export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['profile', 'sessions'],
    queryFn: ({ signal }) => ask(accountCalls.sessions, { signal }),
  })

export const endSession = (id: number) => ask(accountCalls.endSession, { parameters: { id } })
