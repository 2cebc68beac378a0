import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { openApiCalls } from 'contract/access/openapi'
import { accountCalls } from 'contract/people/accounts'
import { emailAddressCalls } from 'contract/people/email-addresses'
import { recoveryCalls } from 'contract/people/recovery'
import { hashed } from '../../../src/access/passwords/hashing.ts'
import { tokenHash } from '../../../src/access/passwords/token-hash.ts'
import { addConfirmationToken } from '../../../src/people/email-addresses/queries.ts'
import { storeToken } from '../../../src/people/recovery/queries.ts'
import type { Someone } from '../../given/people.ts'
import { signIn } from '../../given/people.ts'
import type { Land } from '../land.ts'
import { rowsOf } from '../row.ts'

export const password = 'boat lamp river seven'
const hash = hashed(password)

/** Gives the person the password that the requests say. */
export const knows = async ({ db }: Land, by: Someone) => {
  await db
    .updateTable('users')
    .set({ password_hash: await hash })
    .where('id', '=', by.id)
    .execute()
  return by
}

const newSession = async ({ db }: Land, by: Someone): Promise<number> => {
  const token = tokenHash(await signIn(db, by.id))
  const row = await db
    .selectFrom('tokens')
    .select('session_id')
    .where('hash', '=', token)
    .executeTakeFirstOrThrow()
  return row.session_id
}

const newRefresh = async (at: Land, by: Someone): Promise<string> => {
  const refresh = `rt_${randomBytes(32).toString('base64url')}`
  await at.db
    .insertInto('tokens')
    .values({
      hash: tokenHash(refresh),
      session_id: await newSession(at, by),
      kind: 'refresh',
      generation: 1,
      nonce: randomBytes(16),
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    })
    .execute()
  return refresh
}

/** The token in the link of a letter. */
const newLink = async ({ db }: Land, by: Someone): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await storeToken(db, by.id, createHash('sha256').update(token).digest(), 60)
  return token
}

/** The token in a link that confirms the new address of the person; an address that waits already stays. */
const newConfirmation = async ({ db }: Land, by: Someone): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const { pending_email } = await db
    .selectFrom('users')
    .select('pending_email')
    .where('id', '=', by.id)
    .executeTakeFirstOrThrow()
  const address = pending_email ?? `${randomUUID()}@vereda.example`
  await db
    .updateTable('users')
    .set({ pending_email: address, pending_since: new Date().toISOString() })
    .where('id', '=', by.id)
    .execute()
  await addConfirmationToken(db, by.id, tokenHash(token), address, 60)
  return token
}

export const accountRows = [
  ...rowsOf(accountCalls, {
    login: {
      may: '* * * * * *',
      asks: async (at, by) => ({ body: { username: (await knows(at, by)).username, password } }),
    },
    refresh: {
      may: '* * * * * *',
      asks: async (at, by) => ({ body: { refresh: await newRefresh(at, by) } }),
    },
    logout: { may: '– A A A A A', asks: () => ({}) },
    lockDevice: { may: '– A A A A A', asks: () => ({}) },
    checkLock: { may: '* * * * * *', asks: () => ({ body: { lock: 'dl_of-no-session' } }) },
    profile: { may: '– A A A A A', asks: () => ({}) },
    changeProfile: { may: '– A A A A A', asks: () => ({ body: { full_name: 'Renamed Person' } }) },
    changePassword: {
      may: '– A A A A A',
      asks: async (at, by) => {
        await knows(at, by)
        const next = `${randomUUID()} lamp`
        return { body: { previous_password: password, password: next, password_confirmation: next } }
      },
    },
    sessions: {
      may: '– O O O O O',
      asks: async (at, by) => ({ shows: await newSession(at, by) }),
    },
    endSession: {
      may: '– O O O O O',
      asks: async (at, by) => ({ parameters: { id: await newSession(at, by) } }),
    },
    setupNeeded: { may: 'N N N N N N', asks: () => ({}) },
    setup: {
      may: 'N N N N N N',
      asks: () => ({
        body: {
          token: 'any',
          username: 'first-one',
          email: 'first@vereda.example',
          password,
          full_name: 'One',
        },
      }),
    },
  }),
  ...rowsOf(emailAddressCalls, {
    validate: {
      may: '* * * * * *',
      asks: async (at, by) => ({ body: { token: await newConfirmation(at, by) } }),
    },
    confirm: {
      may: '* * * * * *',
      asks: async (at, by) => ({ body: { token: await newConfirmation(at, by) } }),
    },
    sendAgain: {
      may: '– A A A A A',
      asks: async (at, by) => {
        await newConfirmation(at, by)
        await at.db.deleteFrom('throttles').execute()
        return {}
      },
    },
  }),
  ...rowsOf(recoveryCalls, {
    reset: { may: '* * * * * *', asks: () => ({ body: { email: `${randomUUID()}@vereda.example` } }) },
    validate: {
      may: '* * * * * *',
      asks: async (at, by) => ({ body: { token: await newLink(at, by) } }),
    },
    confirm: {
      may: '* * * * * *',
      asks: async (at, by) => {
        const next = `${randomUUID()} lamp`
        return { body: { token: await newLink(at, by), password: next, password_confirmation: next } }
      },
    },
  }),
  ...rowsOf(openApiCalls, {
    describe: { may: '* * * * * *', asks: () => ({}) },
    page: { may: '* * * * * *', asks: () => ({}) },
  }),
]
