import { emailAddressCalls } from 'contract/people/email-addresses'
import { recoveryCalls } from 'contract/people/recovery'
import type { z } from 'zod'
import { send } from '../../../session/send.ts'

type Body<Call extends { body: z.ZodType }> = z.input<Call['body']>

/** Sent without a session, also where one exists. */
export const askForLink = (body: Body<typeof recoveryCalls.reset>) =>
  send(recoveryCalls.reset, { body }, null)

export const validateToken = (token: string, signal: AbortSignal) =>
  send(recoveryCalls.validate, { body: { token }, signal }, null)

export const setPassword = (body: Body<typeof recoveryCalls.confirm>) =>
  send(recoveryCalls.confirm, { body }, null)

export const validateConfirmation = (token: string, signal: AbortSignal) =>
  send(emailAddressCalls.validate, { body: { token }, signal }, null)

export const confirmEmail = (token: string) => send(emailAddressCalls.confirm, { body: { token } }, null)
