import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type NewWebhook, webhookCalls } from 'contract/exchange/webhooks'
import type { z } from 'zod'
import { ask } from '../../../session/ask.ts'

export const webhooksQuery = () =>
  queryOptions({
    queryKey: ['webhooks'],
    queryFn: ({ signal }) => ask(webhookCalls.list, { signal }),
  })

/** So many of the newest are shown. */
export const shownDeliveries = 50

/** What was sent comes and goes by itself: it is read again while it is looked at. */
export const deliveriesQuery = (id: number) =>
  queryOptions({
    queryKey: ['webhook-deliveries', id],
    queryFn: ({ signal }) =>
      ask(webhookCalls.deliveries, {
        parameters: { id },
        query: { page_size: String(shownDeliveries) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  })

type Body = z.input<typeof NewWebhook>

export const addWebhook = (body: Body) => ask(webhookCalls.create, { body })

export const changeWebhook = (id: number, body: Partial<Body> & { is_on?: boolean }, version: number) =>
  ask(webhookCalls.change, { parameters: { id }, body, version })

export const removeWebhook = (id: number, version: number) =>
  ask(webhookCalls.remove, { parameters: { id }, version })

export const renewSecret = (id: number) => ask(webhookCalls.renewSecret, { parameters: { id } })

export const sendAgain = (id: number, delivery: number, key: string) =>
  ask(webhookCalls.sendAgain, { parameters: { id, delivery }, key })
