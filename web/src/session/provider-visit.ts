import { providerCalls } from 'contract/people/provider'
import { send } from './send.ts'
import { storeSession } from './stored-session.ts'
import { inTab } from './web-storage.ts'

/** A sign-in at a provider, which only the same tab can finish. */
type Visit = { key: string; remember: boolean; page: string | null }

const name = 'vereda.provider'

/** Redirects to the provider; afterwards `page` is opened. */
export const visitProvider = async (visit: Omit<Visit, 'key'>): Promise<void> => {
  const { address, key } = await send(providerCalls.begin, {}, null)
  inTab.storeValue(name, { ...visit, key })
  location.assign(address)
}

export type Returned = { code: string; state: string; iss?: string }

let returned: Returned | 'refused' | null = null

/** Removes the provider's answer from the address and the history; false without one. */
export const takeAnswer = (search: string): boolean => {
  const answer = new URLSearchParams(search)
  const [code, state, iss] = [answer.get('code'), answer.get('state'), answer.get('iss')]
  if (code && state) returned = { code, state, ...(iss && { iss }) }
  else if (answer.has('error')) returned = 'refused'
  else return false
  return true
}

let ending: Promise<string | null> | null = null

const end = async (): Promise<string | null> => {
  const visit = inTab.readValue<Visit>(name)
  inTab.keep(name, null)
  if (!visit || !returned || returned === 'refused') return null
  const { key, remember, page } = visit
  const signedIn = await send(providerCalls.finish, { body: { ...returned, key, remember } }, null)
  storeSession({ ...signedIn, remember })
  return page ?? '/home'
}

/** Finishes the sign-in once; resolves to the page to open, or null where it failed. */
export const endVisit = (): Promise<string | null> => (ending ??= end())
