import { secondFactorCalls, secondStepCalls } from 'contract/people/second-factor'
import { encryptSecret } from '../../../src/access/second-step/encrypted-secret.ts'
import { confirmSecret, removeTotp, storePending } from '../../../src/access/second-step/queries.ts'
import { newTicket } from '../../../src/access/second-step/ticket-queries.ts'
import { newSecret, shownSecret } from '../../../src/access/second-step/totp.ts'
import type { Someone } from '../../given/people.ts'
import { appCode } from '../../people/second-factor/app-code.ts'
import type { Land } from '../land.ts'
import { rowsOf } from '../row.ts'
import { knows, password } from './account.ts'

/** A secret that waits for its first code, and that code. */
const begun = async ({ db }: Land, { id }: Someone) => {
  await removeTotp(db, id)
  const secret = newSecret()
  await storePending(db, id, await encryptSecret(db, id, secret))
  return { secret, code: appCode(shownSecret(secret, '').secret) }
}

/** The same in use. */
const on = async (at: Land, by: Someone) => {
  const { secret, code } = await begun(at, by)
  await confirmSecret(at.db, by.id, await encryptSecret(at.db, by.id, secret), 0)
  return code
}

const ticketOf = async ({ db }: Land, { id }: Pick<Someone, 'id'>) => {
  const { password_version } = await db
    .selectFrom('users')
    .select('password_version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return newTicket(db, { id, password_version, remember: false })
}

export const secondFactorRows = [
  ...rowsOf(secondStepCalls, {
    enter: {
      may: '* * * * * *',
      asks: async (at, by) => ({ body: { code: await on(at, by), ticket: await ticketOf(at, by) } }),
    },
    setUp: {
      may: '* * * * * *',
      asks: async (at) => ({ body: { ticket: await ticketOf(at, await at.newPerson()) } }),
    },
    confirm: {
      may: '* * * * * *',
      asks: async (at, by) => {
        const { code } = await begun(at, by)
        return { body: { code, ticket: await ticketOf(at, by) } }
      },
    },
  }),
  ...rowsOf(secondFactorCalls, {
    read: { may: '– A A A A A', asks: () => ({}) },
    repeat: {
      may: '– A A A A A',
      asks: async (at, by) => {
        await knows(at, by)
        await removeTotp(at.db, by.id)
        return { body: { password } }
      },
    },
    begin: { may: '– A A A A A', asks: () => ({}) },
    confirm: {
      may: '– A A A A A',
      asks: async (at, by) => ({ body: { code: (await begun(at, by)).code } }),
    },
    newCodes: {
      may: '– A A A A A',
      asks: async (at, by) => {
        await on(at, by)
        return {}
      },
    },
    remove: {
      may: '– A A A A A',
      asks: async (at, by) => {
        await on(at, by)
        return {}
      },
    },
  }),
]
