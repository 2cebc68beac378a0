import { readFileSync } from 'node:fs'

const established = '01'

/** Linux writes `0200007F:1F90` for port 8080 of 127.0.0.2. */
const readable = (address: string): string => {
  const [host = '', port = ''] = address.split(':')
  return `${[...Buffer.from(host, 'hex')].reverse().join('.')}:${Number.parseInt(port, 16)}`
}

/**
 * The far ends, as `127.0.0.2:8080`, of the connections that a server on this machine still has, as Linux tells them.
 * Who reads nothing does not learn that it was hung up, so the far end itself cannot be asked.
 */
export const openConnections = (port: number): Set<string> =>
  new Set(
    readFileSync('/proc/net/tcp', 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter(([, near = '', , state]) => readable(near).endsWith(`:${port}`) && state === established)
      .map(([, , far = '']) => readable(far)),
  )
