import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export type Found = { address: string; family: number }

export type AddressRules = {
  /** Hosts of the operator's own network that may be reached, as `host` or `host:port`. */
  hosts: readonly string[]
  resolve?: (name: string) => Promise<Found[]>
}

/** The address, and the IP address that was checked. */
export type Target = { url: URL; found: Found }

const ports: Record<string, string> = { 'https:': '443', 'http:': '80' }

const isNamed = (url: URL, hosts: readonly string[]): boolean => {
  const port = url.port || ports[url.protocol]
  return hosts.includes(url.hostname) || hosts.includes(`${url.hostname}:${port}`)
}

const addressesOf = async (url: URL, resolve: (name: string) => Promise<Found[]>): Promise<Found[]> => {
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(name)
  return family ? [{ address: name, family }] : resolve(name).catch(() => [])
}

/**
 * Null for a forbidden address. All addresses of a name must be public; the request goes to the checked one, so that
 * a name which resolves to another a moment later changes nothing.
 */
export const targetOf = async (address: string, { hosts, resolve }: AddressRules): Promise<Target | null> => {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || url.username || url.password || url.hash) return null
  const isInternal = isNamed(url, hosts)
  if (url.protocol !== 'https:' && !(isInternal && url.protocol === 'http:')) return null
  const addresses = await addressesOf(url, resolve ?? ((name) => lookup(name, { all: true, verbatim: true })))
  const [found] = addresses
  if (!found || !(isInternal || addresses.every((each) => isPublicAddress(each.address)))) return null
  return { url, found }
}
