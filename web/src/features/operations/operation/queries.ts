import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { operationCalls } from 'contract/operations/operation'
import { ask } from '../../../session/ask.ts'

export const operationQuery = () =>
  queryOptions({
    queryKey: ['operation'],
    queryFn: ({ signal }) => ask(operationCalls.read, { signal }),
    refetchInterval: 30_000,
  })

export const troubledEmailsQuery = (query: { page: string; page_size: string }) =>
  queryOptions({
    queryKey: ['operation-emails', query],
    queryFn: ({ signal }) => ask(operationCalls.emails, { query, signal }),
    placeholderData: keepPreviousData,
  })

export const sendAgain = (id: number, key: string) =>
  ask(operationCalls.sendAgain, { parameters: { id }, key })

export const tryMail = () => ask(operationCalls.tryMail)
export const tryStorage = () => ask(operationCalls.tryStorage)
