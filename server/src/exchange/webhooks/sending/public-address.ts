import { BlockList, isIP } from 'node:net'

/**
 * IPv4 addresses that are not public: this network and machine, private and shared ones, link-local ones (with
 * metadata of clouds), those for documentation, tests and relays, multicast and reserved ones (RFC 6890), and a
 * public one by which Azure answers each machine about itself.
 */
const ownNetworks: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Of IPv6 only 2000::/3 is public: mapped IPv4, loopback, unique local, link-local and multicast are outside. */
const internet: [string, number] = ['2000::', 3]
/** Within it: Teredo and other protocols, documentation, and 6to4, which leads to an IPv4 address. */
const notOfInternet: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const listOf = (family: 'ipv4' | 'ipv6', networks: [string, number][]): BlockList => {
  const list = new BlockList()
  for (const [network, bits] of networks) list.addSubnet(network, bits, family)
  return list
}

const own = listOf('ipv4', ownNetworks)
const wide = listOf('ipv6', [internet])
const special = listOf('ipv6', notOfInternet)

/** Whether an IP address is public, so that no request reaches what only this server can reach. */
export const isPublicAddress = (ip: string): boolean => {
  if (isIP(ip) === 4) return !own.check(ip, 'ipv4')
  return isIP(ip) === 6 && wide.check(ip, 'ipv6') && !special.check(ip, 'ipv6')
}
