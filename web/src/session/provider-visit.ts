import { providerCalls } from 'contract/people/provider'
import { send } from './send.ts'
import { storeSession } from './stored-session.ts'
import { inTab } from './web-storage.ts'

/** Of a sign-in that is under way somewhere else: only the tab that began it can end it. */
type Visit = { key: string; remember: boolean; page: string | null }

const name = 'vereda.provider'

/** Opens the provider's page. Comes back to `page` once somebody is signed in. */
export const visitProvider = async (visit: Omit<Visit, 'key'>): Promise<void> => {
  const { address, key } = await send(providerCalls.begin, {}, null)
  inTab.storeValue(name, { ...visit, key })
  location.assign(address)
}

export type Returned = { code: string; state: string; iss?: string }

let returned: Returned | 'refused' | null = null

/** Takes what the provider answered out of the address, where it would stay in the history; false when nothing is there. */
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

/** Signs in with what the provider answered, once; the page to open, or null where it answered nothing of use. */
export const endVisit = (): Promise<string | null> => (ending ??= end())
