import { passkeyCalls } from 'contract/people/passkeys'
import type { Someone } from '../../given/people.ts'
import type { Vereda } from '../../vereda.ts'
import { givenAccount, holding, logIn } from '../accounts/given-account.ts'
import { type Authenticator, givenAuthenticator } from './authenticator.ts'

/** What people do with passkeys on this server. */
export const givenPasskeys = (vereda: Vereda) => {
  const challenge = async () => (await vereda.ask(passkeyCalls.challenge, null)).body
  const challengeToAdd = async (person: Someone) => (await vereda.ask(passkeyCalls.addChallenge, person)).body
  return {
    challenge,
    challengeToAdd,
    add: async (person: Someone, authenticator: Authenticator, name = 'My phone') =>
      vereda.ask(passkeyCalls.add, person, {
        body: { name, credential: authenticator.create(await challengeToAdd(person)) },
      }),
    signIn: (credential: ReturnType<Authenticator['get']>, remember = false) =>
      vereda.ask(passkeyCalls.signIn, null, { body: { credential, remember } }),
    signedIn: async () => {
      const account = await givenAccount(vereda)
      const { body } = await logIn(vereda, account.username)
      return { ...account, ...holding(account, body) }
    },
    /** Somebody with a passkey, and what holds it. */
    async withPasskey() {
      const person = await this.signedIn()
      const authenticator = givenAuthenticator()
      const { body } = await this.add(person, authenticator)
      return { person, authenticator, passkey: body }
    },
  }
}
