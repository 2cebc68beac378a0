import { BlockList, isIPv6 } from 'node:net'

/** What the names of ranges stand for, as Fastify's `trustProxy` reads them. */
const named: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const familyOf = (ip: string) => (isIPv6(ip) ? 'ipv6' : 'ipv4')

/** Whether an address is a proxy that the operator trusts. */
export const trustedProxies = (proxies: readonly string[]): ((address: string) => boolean) => {
  const list = new BlockList()
  for (const proxy of proxies.flatMap((each) => named[each] ?? each)) {
    const [ip = '', bits] = proxy.split('/')
    if (bits === undefined) list.addAddress(ip, familyOf(ip))
    else list.addSubnet(ip, Number(bits), familyOf(ip))
  }
  return (address) => list.check(address, familyOf(address))
}
