import type { QueryClient } from '@tanstack/react-query'
import type { OptionCode } from 'contract/instrument/instruments'
import { practiceCaseCalls } from 'contract/instrument/practice-cases'
import { useSyncExternalStore } from 'react'
import { listeners } from '../../../../listeners.ts'
import { ask } from '../../../../session/ask.ts'
import { session } from '../../../../session/stored-session.ts'
import { inTab } from '../../../../session/web-storage.ts'
import { practisedQuery } from './queries.ts'

type Unsent = Readonly<Record<number, OptionCode | null>>

const key = 'vereda.cases'
const nothing: Unsent = {}

let user: number | undefined
let unsent = nothing
const { listen, notify } = listeners()

const readStored = (own: number | undefined): Unsent => {
  const stored = inTab.readValue<{ user?: number; unsent?: Unsent }>(key)
  return own !== undefined && stored?.user === own && stored.unsent ? stored.unsent : nothing
}

/** Letters that the server does not have yet; practice is not worth the outbox, so they wait in this tab. */
const currentUnsent = (): Unsent => {
  const own = session()?.user.id
  if (own !== user) {
    user = own
    unsent = readStored(own)
  }
  return unsent
}

export const useUnsentChoices = (): Unsent => useSyncExternalStore(listen, currentUnsent)

const change = (next: Unsent): void => {
  unsent = next
  inTab.storeValue(key, Object.keys(next).length === 0 ? null : { user, unsent })
  notify()
}

export const dropUnsent = (): void => change(nothing)

const sendOne = async (queryClient: QueryClient, number: number, option: OptionCode | null) => {
  const owner = user
  const choice = await ask(
    practiceCaseCalls.choose,
    { parameters: { case: number }, body: { option } },
    owner,
  )
  // Somebody else has signed in meanwhile.
  if (session()?.user.id !== owner) return
  const { queryKey } = practisedQuery()
  const known = queryClient.getQueryData(queryKey)
  if (known) {
    const others = known.choices.filter((each) => each.case !== number)
    queryClient.setQueryData(queryKey, { ...known, choices: [...others, choice] })
  } else await queryClient.invalidateQueries({ queryKey })
  const { [number]: latest, ...rest } = currentUnsent()
  if (user === owner && latest === option) change(rest)
}

let isSending = false
/** Set when a try is requested while another is running, as when the connection returns before that one fails. */
let isWantedAgain = false

const sendAll = async (queryClient: QueryClient): Promise<void> => {
  for (;;) {
    const [first] = Object.entries(currentUnsent())
    if (!first) return
    await sendOne(queryClient, Number(first[0]), first[1])
  }
}

/** Sends the waiting choices one after the other; what fails stays. */
export const sendChoices = async (queryClient: QueryClient): Promise<void> => {
  isWantedAgain = isSending
  if (isSending) return
  isSending = true
  try {
    await sendAll(queryClient)
  } catch {
    // Offline or refused: tried again with the next page or when the connection returns.
  } finally {
    isSending = false
  }
  if (isWantedAgain && navigator.onLine) await sendChoices(queryClient)
}

export const chooseInCase = (queryClient: QueryClient, number: number, option: OptionCode | null): void => {
  change({ ...currentUnsent(), [number]: option })
  void sendChoices(queryClient)
}
