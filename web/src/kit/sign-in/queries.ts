import { secondFactorCalls, secondStepCalls } from 'contract/people/second-factor'
import { ask } from '../../session/ask.ts'
import { send } from '../../session/send.ts'

export const enterCode = (body: { ticket: string; code: string }) =>
  send(secondStepCalls.enter, { body }, null)

export const beginAtSignIn = (ticket: string) => send(secondStepCalls.setUp, { body: { ticket } }, null)

export const confirmAtSignIn = (body: { ticket: string; code: string }) =>
  send(secondStepCalls.confirm, { body }, null)

export const repeatSignIn = (body: { password: string; code?: string }) =>
  ask(secondFactorCalls.repeat, { body })
