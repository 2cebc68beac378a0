import { providerCalls } from 'contract/people/provider'
import type { Vereda } from '../../vereda.ts'

/** A browser's way through the provider's pages, with its cookies, until it is led back to us. */
const throughPages = async (address: string): Promise<URL> => {
  const cookies = new Map<string, string>()
  let next = address
  while (!next.startsWith('http://localhost:8000/')) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (!location)
      throw new Error(`The provider answered ${answer.status} at ${next}: ${await answer.text()}`)
    next = new URL(location, next).href
  }
  return new URL(next)
}

export type Returned = { key: string; code: string; state: string; iss?: string }

/** Signs in as the page of the login does: out to the provider, and back with its code. */
export const visitsOf = (vereda: Vereda) => {
  const begin = async () => (await vereda.ask(providerCalls.begin, null)).body
  const goThere = async (): Promise<Returned> => {
    const { address, key } = await begin()
    const back = (await throughPages(address)).searchParams
    const iss = back.get('iss')
    return { key, code: back.get('code') ?? '', state: back.get('state') ?? '', ...(iss && { iss }) }
  }
  const finish = (returned: Returned, remember = false) =>
    vereda.ask(providerCalls.finish, null, { body: { ...returned, remember } })
  return { begin, goThere, finish, signIn: async () => finish(await goThere()) }
}
