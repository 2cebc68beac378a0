import { providerCalls } from 'contract/people/provider'
import { found, Problem } from 'contract/platform/problems'
import { transact } from '../../platform/database/sessions/transact.ts'
import { type Feature, feature, type Handler } from '../../platform/http/feature.ts'
import { senderAddress } from '../../platform/http/server/networks.ts'
import { type Attempt, countAttempts, forgiveAttempts } from '../../platform/http/throttle-queries.ts'
import { noteLogin } from '../accounts/queries.ts'
import { beginSession } from '../begin-session.ts'
import { addChallenge, spendChallenge } from '../passkeys/challenge-queries.ts'
import { recordFailedSignIn } from '../record-failed-sign-in.ts'
import { personOfClaims } from './admit.ts'
import type { ProviderClient } from './client.ts'
import { described } from './descriptions.ts'

const purpose = { purpose: 'provider', user: null } as const

type Config = { client: ProviderClient | null; registrationOpen: boolean }

const finish =
  ({ client, registrationOpen }: Config): Handler<typeof providerCalls.finish> =>
  async (context) => {
    const { db, body, request } = context
    const { claimsOf, provider } = found(client)
    const attempts: Attempt[] = [{ limit: 'login_address', of: senderAddress(request.ip) }]
    await countAttempts(db, attempts)
    const isOurs = await spendChallenge(db, body.key, purpose)
    const claims = isOurs ? await claimsOf(db, body) : null
    try {
      if (!claims) throw new Problem('provider_refused')
      return await transact(db, async (transaction) => {
        const inside = { ...context, db: transaction }
        const user = await personOfClaims(inside, claims, { provider, isOpen: registrationOpen })
        if (!(await noteLogin(transaction, { id: user }))) throw new Problem('provider_not_admitted')
        await forgiveAttempts(transaction, attempts)
        return beginSession(inside, { user, remember: body.remember, byProvider: true })
      })
    } catch (error) {
      if (error instanceof Problem)
        await recordFailedSignIn(context, { user: null, reason: error.code, by: 'provider' })
      throw error
    }
  }

export const providers = (config: Config): Feature =>
  feature(
    providerCalls,
    described,
    {
      begin: async ({ db, request }) => {
        await countAttempts(db, [{ limit: 'challenge_address', of: senderAddress(request.ip) }])
        const key = await addChallenge(db, purpose)
        return { key, address: await found(config.client).addressOf(db, key) }
      },
      finish: finish(config),
    },
    ['begin', 'finish'],
    { begin: async () => config.client !== null, finish: async () => config.client !== null },
  )
