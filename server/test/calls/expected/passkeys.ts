import { randomBytes } from 'node:crypto'
import { passkeyCalls } from 'contract/people/passkeys'
import { personalTokenCalls } from 'contract/people/personal-tokens'
import { providerCalls } from 'contract/people/provider'
import { addChallenge } from '../../../src/people/passkeys/challenge-queries.ts'
import { insertPasskey } from '../../../src/people/passkeys/queries.ts'
import type { Someone } from '../../given/people.ts'
import { givenAuthenticator } from '../../people/passkeys/authenticator.ts'
import type { Land } from '../land.ts'
import { rowsOf } from '../row.ts'

/** A passkey of the person, and what holds it. */
const newPasskey = async ({ db }: Land, by: Someone) => {
  const authenticator = givenAuthenticator({ isSynced: true })
  const { id } = await insertPasskey(db, {
    user: by.id,
    credential: authenticator.id,
    userHandle: authenticator.userHandle(),
    publicKey: authenticator.publicKey,
    counter: 0,
    transports: ['internal'],
    synced: true,
    name: 'Of the matrix',
  })
  return { id, authenticator }
}

/** No provider is named in the settings of the matrix. */
export const providerRows = rowsOf(providerCalls, {
  begin: { may: 'N N N N N N', asks: () => ({}) },
  finish: { may: 'N N N N N N', asks: () => ({ body: { key: 'a', code: 'b', state: 'c' } }) },
})

export const passkeyRows = rowsOf(passkeyCalls, {
  challenge: { may: '* * * * * *', asks: () => ({}) },
  signIn: {
    may: '* * * * * *',
    asks: async (at, by) => {
      const { authenticator } = await newPasskey(at, by)
      const challenge = await addChallenge(at.db, { purpose: 'sign_in', user: null })
      return { body: { credential: authenticator.get({ challenge }) } }
    },
  },
  list: { may: '– O O O O O', asks: async (at, by) => ({ shows: (await newPasskey(at, by)).id }) },
  addChallenge: { may: '– A A A A A', asks: () => ({}) },
  add: {
    may: '– A A A A A',
    asks: async (at, by) => {
      const challenge = await addChallenge(at.db, { purpose: 'add', user: by.id })
      const authenticator = givenAuthenticator()
      const user = { id: authenticator.userHandle() }
      return { body: { name: 'Of the matrix', credential: authenticator.create({ challenge, user }) } }
    },
  },
  proveChallenge: { may: '– A A A A A', asks: () => ({}) },
  prove: {
    may: '– A A A A A',
    asks: async (at, by) => {
      const { authenticator } = await newPasskey(at, by)
      const challenge = await addChallenge(at.db, { purpose: 'prove', user: by.id })
      return { body: { credential: authenticator.get({ challenge }) } }
    },
  },
  rename: {
    may: '– O O O O O',
    asks: async (at, by) => ({
      parameters: { id: (await newPasskey(at, by)).id },
      body: { name: 'Another name' },
    }),
  },
  remove: {
    may: '– O O O O O',
    asks: async (at, by) => {
      const first = await newPasskey(at, by)
      await newPasskey(at, by)
      return { parameters: { id: first.id } }
    },
  },
})

const newPersonalToken = async ({ db }: Land, by: Someone): Promise<number> => {
  const ends_at = new Date(Date.now() + 86_400_000).toISOString()
  const token = { user_id: by.id, hash: randomBytes(32), name: 'Of the matrix', ends_at }
  const scopes = { places: 'read', people: null, instrument: null, evaluation: null, insight: null }
  const row = { ...token, scopes: JSON.stringify(scopes) }
  return (await db.insertInto('personal_tokens').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export const personalTokenRows = rowsOf(personalTokenCalls, {
  list: { may: '– O O O O O', asks: async (at, by) => ({ shows: await newPersonalToken(at, by) }) },
  create: {
    may: '– A A A A A',
    asks: async (at, by) => {
      await at.db.deleteFrom('personal_tokens').where('user_id', '=', by.id).execute()
      return { body: { name: 'Nightly', scopes: { places: 'read' }, days: 30 } }
    },
  },
  remove: {
    may: '– O O O O O',
    asks: async (at, by) => ({ parameters: { id: await newPersonalToken(at, by) } }),
  },
})
