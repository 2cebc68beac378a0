import { secondFactorCalls } from 'contract/people/second-factor'
import { ask } from '../../../../session/ask.ts'

export const beginFactor = () => ask(secondFactorCalls.begin, {})

export const confirmFactor = (code: string) => ask(secondFactorCalls.confirm, { body: { code } })

export const newRecoveryCodes = () => ask(secondFactorCalls.newCodes, {})

export const removeFactor = () => ask(secondFactorCalls.remove, {})
