import type { Role } from 'contract/access/roles'
import { secondFactorCalls, secondStepCalls } from 'contract/people/second-factor'
import type { Someone } from '../../given/people.ts'
import type { Vereda } from '../../vereda.ts'
import { givenAccount, holding, logIn } from '../accounts/given-account.ts'
import { appCode } from './app-code.ts'

/** What a refused first step brings. */
export type FirstStep = { status: number; body: { code: string; ticket?: string; next?: string } }

/** A code of the app that was not used: as if the last one had been used long ago. */
export const freshCode = async ({ database: { db } }: Vereda, user: number, secret: string) => {
  await db.updateTable('totp_secrets').set({ last_step: 0 }).where('user_id', '=', user).execute()
  return appCode(secret)
}

/** Sets a second factor up through the front door. */
export const setUpFactor = async (vereda: Vereda, person: Someone) => {
  const { body } = await vereda.ask(secondFactorCalls.begin, person)
  const code = await freshCode(vereda, person.id, body.secret)
  const { body: confirmed } = await vereda.ask(secondFactorCalls.confirm, person, { body: { code } })
  return { secret: body.secret, uri: body.uri, recoveryCodes: confirmed.recovery_codes }
}

/** Somebody with a password and a second factor, and a session from before it. */
export const givenFactor = async (vereda: Vereda, traits: { role?: Role; is_superuser?: boolean } = {}) => {
  const account = await givenAccount(vereda, traits)
  const { body } = await logIn(vereda, account.username)
  const person = holding(account, body)
  return { ...account, person, ...(await setUpFactor(vereda, person)) }
}

export const firstStep = async (vereda: Vereda, username: string): Promise<string> => {
  const { body }: FirstStep = await logIn(vereda, username)
  return body.ticket ?? ''
}

export const enter = (vereda: Vereda, ticket: string, code: string) =>
  vereda.ask(secondStepCalls.enter, null, { body: { ticket, code } })
