import { accountCalls } from 'contract/people/accounts'
import { emailAddressCalls } from 'contract/people/email-addresses'
import { recoveryCalls } from 'contract/people/recovery'
import type { Someone } from '../given/people.ts'
import { givenPost, home, queueIsEmpty } from '../messages/given-sender.ts'
import { givenVereda } from '../vereda.ts'
import { givenAccount, holding, logIn, password } from './accounts/given-account.ts'
import { givenWorld } from './users/given-people.ts'

/** People whose addresses are to be confirmed, the letters they get, and what the links in them do. */
export const givenAddresses = async () => {
  const vereda = await givenVereda({ TRUST_PROXY: 'loopback', PUBLIC_BASE_URL: home })
  const { db } = vereda.database
  const world = await givenWorld(db)
  const { mail } = await givenPost(db)
  let lastAddress = 0
  const headers = () => ({ 'x-forwarded-for': `10.30.${(lastAddress += 1)}.1` })

  return {
    ...world,
    vereda,
    db,
    mail,
    /** From a network that nobody asked from before. */
    headers,
    subjectsTo: async (email: string) => {
      await queueIsEmpty(db)
      return mail.to(email).map(({ subject }) => subject)
    },
    tokenFor: async (email: string): Promise<string> => {
      await queueIsEmpty(db)
      const link = mail.to(email).findLast((letter) => letter.link.includes('#token='))?.link ?? ''
      return link.split('#token=')[1] ?? ''
    },
    confirm: (token: string) => vereda.ask(emailAddressCalls.confirm, null, { body: { token } }),
    validate: (token: string) => vereda.ask(emailAddressCalls.validate, null, { body: { token } }),
    reset: (email: string) => vereda.ask(recoveryCalls.reset, null, { body: { email }, headers: headers() }),
    profile: (as: Someone) => vereda.ask(accountCalls.profile, as),
    moveTo: (as: Someone, email: string) =>
      vereda.ask(accountCalls.changeProfile, as, { body: { email, current_password: password } }),
    loggedIn: async () => {
      const person = await givenAccount(vereda)
      return { person, me: holding(person, (await logIn(vereda, person.username, {}, headers())).body) }
    },
    setPassword: (token: string, chosen: string) =>
      vereda.ask(recoveryCalls.confirm, null, {
        body: { token, password: chosen, password_confirmation: chosen },
      }),
  }
}
