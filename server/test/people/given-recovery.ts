import { recoveryCalls } from 'contract/people/recovery'
import { expect } from 'vitest'
import { givenPost, home, queueIsEmpty } from '../messages/given-sender.ts'
import { givenVereda } from '../vereda.ts'

/** Another password than the one that people have. */
const another = 'green stone under snow'

/** A server, its letters, and what somebody does who forgot the password. */
export const givenRecovery = async () => {
  const vereda = await givenVereda({ TRUST_PROXY: 'loopback', PUBLIC_BASE_URL: home })
  const { db } = vereda.database
  const { mail } = await givenPost(db)
  let lastAddress = 0
  const anAddress = () => ({ 'x-forwarded-for': `10.20.${(lastAddress += 1)}.1` })

  const reset = (email: string, headers: Record<string, string> = anAddress()) =>
    vereda.ask(recoveryCalls.reset, null, { body: { email }, headers })

  /** The token in the last letter to this address, once everything is sent. */
  const tokenFor = async (email: string): Promise<string> => {
    await queueIsEmpty(db)
    const link = mail.to(email).findLast((letter) => letter.link.includes('#token='))?.link ?? ''
    expect(link).toMatch(/^https:\/\/vereda\.example\.org\/account\/recover#token=[\w-]{43}$/)
    return link.split('#token=')[1] ?? ''
  }

  return {
    vereda,
    db,
    mail,
    another,
    anAddress,
    reset,
    tokenFor,
    validate: (token: string) => vereda.ask(recoveryCalls.validate, null, { body: { token } }),
    confirm: (token: string, chosen = another, again = chosen) =>
      vereda.ask(recoveryCalls.confirm, null, {
        body: { token, password: chosen, password_confirmation: again },
      }),
    request: async (email: string) => {
      expect((await reset(email)).status).toBe(200)
      return tokenFor(email)
    },
  }
}
