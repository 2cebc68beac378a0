import { queryOptions } from '@tanstack/react-query'
import { passkeyCalls } from 'contract/people/passkeys'
import { secondFactorCalls, secondStepCalls } from 'contract/people/second-factor'
import { ask } from '../../session/ask.ts'
import { signChallenge } from '../../session/browser-passkey.ts'
import { send } from '../../session/send.ts'

export const enterCode = (body: { ticket: string; code: string }) =>
  send(secondStepCalls.enter, { body }, null)

export const beginAtSignIn = (ticket: string) => send(secondStepCalls.setUp, { body: { ticket } }, null)

export const confirmAtSignIn = (body: { ticket: string; code: string }) =>
  send(secondStepCalls.confirm, { body }, null)

/** The person's second step, and the ways to repeat the sign-in. */
export const secondFactorQuery = () =>
  queryOptions({
    queryKey: ['profile', 'second factor'],
    queryFn: ({ signal }) => ask(secondFactorCalls.read, { signal }),
  })

/** False when no passkey was used. */
export const repeatByPasskey = async (): Promise<boolean> => {
  const credential = await signChallenge(await ask(passkeyCalls.proveChallenge))
  if (!credential) return false
  await ask(passkeyCalls.prove, { body: { credential } })
  return true
}

export const repeatSignIn = (body: { password: string; code?: string }) =>
  ask(secondFactorCalls.repeat, { body })
