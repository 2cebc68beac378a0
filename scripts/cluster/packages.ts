import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { postgresPrograms } from './plan.ts'

/** Debian's packages by one of their programs. */
const packages: Record<string, string> = {
  patroni: 'patroni',
  'etcd-server': 'etcd',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  'clamav-daemon': 'clamd',
  'ceph-mon': 'ceph-mon',
  'ceph-osd': 'ceph-osd',
  'ceph-common': 'ceph',
  radosgw: 'radosgw',
  pgbackrest: 'pgbackrest',
  openssl: 'openssl',
}

const isThere = (program: string): boolean =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/bin'].some((folder) =>
    existsSync(join(folder, program)),
  )

export const missingPackages = (): string[] => [
  ...(postgresPrograms() ? [] : ['postgresql']),
  ...Object.entries(packages).flatMap(([name, program]) => (isThere(program) ? [] : [name])),
]

export const howToInstall = (missing: string[]): string =>
  `These packages of Debian are missing: ${missing.join(', ')}. As root: npm run cluster -- install`

export const installPackages = (): number => {
  const missing = missingPackages()
  if (missing.length === 0) return 0
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    console.error(`Only root can install them, on Debian or Ubuntu: ${missing.join(', ')}`)
    return 1
  }
  console.log(`installing ${missing.join(', ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  for (const text of [
    ['update', '-q'],
    ['install', '-q', '-y', '--no-install-recommends', ...missing],
  ]) {
    const { status } = spawnSync('apt-get', text, { stdio: ['ignore', 'ignore', 'inherit'], env })
    if (status !== 0) return 1
  }
  return 0
}
