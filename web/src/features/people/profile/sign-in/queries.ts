import { queryOptions } from '@tanstack/react-query'
import { secondFactorCalls } from 'contract/people/second-factor'
import { ask } from '../../../../session/ask.ts'

export const secondFactorQuery = () =>
  queryOptions({
    queryKey: ['profile', 'second factor'],
    queryFn: ({ signal }) => ask(secondFactorCalls.read, { signal }),
  })

export const beginFactor = () => ask(secondFactorCalls.begin, {})

export const confirmFactor = (code: string) => ask(secondFactorCalls.confirm, { body: { code } })

export const newRecoveryCodes = () => ask(secondFactorCalls.newCodes, {})

export const removeFactor = () => ask(secondFactorCalls.remove, {})
