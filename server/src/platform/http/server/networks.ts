import { isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address, without its zone. */
const groupsOf = (ip: string): string[] => {
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? []
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const between = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...between, ...after].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}

const plain = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '')

/** The network a person asks from, kept in place of the address: /24, and /48 of IPv6. */
export const networkOf = (ip: string): string => {
  const address = plain(ip)
  if (isIPv6(address)) return `${groupsOf(address).slice(0, 3).join(':')}::/48`
  return `${address.split('.').slice(0, 3).join('.')}.0/24`
}

/** What counts as one address for limits: of IPv6 the /64 that one connection is given. */
export const senderAddress = (ip: string): string => {
  const address = plain(ip)
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(':') : address
}
