import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../steps.ts'

/** Offsets of each process's port from the first one, which people open. */
const offsets = {
  people: 0,
  serverOne: 1,
  serverTwo: 2,
  primary: 3,
  pool: 4,
  databaseOne: 5,
  databaseTwo: 6,
  patroniOne: 7,
  patroniTwo: 8,
  etcdOne: 9,
  etcdPeerOne: 10,
  s3: 11,
  mail: 12,
  cephMonitor: 13,
  replica: 14,
  etcdTwo: 15,
  etcdPeerTwo: 16,
  etcdThree: 17,
  etcdPeerThree: 18,
  scanner: 19,
  s3Tls: 20,
} as const

export type PortName = keyof typeof offsets
export type Ports = Record<PortName, number>

/** Ports of Ceph's processes, after all others. */
export const cephPorts = ({ people }: Pick<Ports, 'people'>) => ({ first: people + 21, last: people + 41 })

/** Folder and ports of a cluster. */
export type Plan = { folder: string; ports: Ports; user: { uid: number; gid: number } | null }

const isName = (name: string): name is PortName => name in offsets

export const portsFrom = (first: number): Ports => {
  const ports = { ...offsets } as Ports
  for (const name of Object.keys(offsets).filter(isName)) ports[name] = first + offsets[name]
  return ports
}

/** Parses a first port, or throws with a sentence. */
export const firstPort = (text: string | undefined): number => {
  const port = Number(text ?? 8100)
  if (!Number.isInteger(port) || port < 1024 || port > 65_000)
    throw new Error(`PORT must be a number from 1024 to 65000, not ${text}`)
  return port
}

const idOf = (flag: string): number => {
  try {
    return Number(
      execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  } catch {
    return 65_534
  }
}

/** Nothing runs as root; for root, the user of PostgreSQL's package is used. */
const userOf = () => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : null)

export const planFrom = (env: NodeJS.ProcessEnv): Plan => ({
  folder: resolve(root, env['CLUSTER_DIR'] ?? 'cluster-data'),
  ports: portsFrom(firstPort(env['PORT'])),
  user: userOf(),
})

/** The newest folder of PostgreSQL's programs from Debian's packages. */
export const postgresPrograms = (): string | undefined => {
  const debian = '/usr/lib/postgresql'
  if (!existsSync(debian)) return undefined
  const versions = readdirSync(debian).sort((a, b) => Number(b) - Number(a))
  return versions
    .map((version) => join(debian, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'postgres')))
}
