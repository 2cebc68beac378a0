import { welcome } from '../../server/src/operations/demo/welcome.ts'
import { membersOf } from './database.ts'
import { cephPorts, type Plan, type PortName } from './plan.ts'
import { pidOf, postgresOf } from './processes.ts'
import { programsOf } from './programs.ts'

const described: Record<PortName, string> = {
  people: 'HAProxy: the address for people',
  serverOne: 'Vereda',
  serverTwo: 'Vereda',
  primary: 'HAProxy: whichever PostgreSQL is the primary',
  replica: 'HAProxy: whichever PostgreSQL is a standby',
  pool: 'PgBouncer in transaction mode',
  databaseOne: 'PostgreSQL',
  databaseTwo: 'PostgreSQL',
  patroniOne: 'Patroni, which says what its PostgreSQL is',
  patroniTwo: 'Patroni, which says what its PostgreSQL is',
  etcdOne: 'etcd',
  etcdTwo: 'etcd',
  etcdThree: 'etcd',
  etcdPeerOne: 'etcd, for its like',
  etcdPeerTwo: 'etcd, for its like',
  etcdPeerThree: 'etcd, for its like',
  s3: 'S3, the gateway of Ceph',
  s3Tls: 'the same with TLS, for pgBackRest',
  mail: 'SMTP; letters become files in the folder below',
  cephMonitor: "Ceph's monitor",
  scanner: 'clamd, which knows the test file of EICAR alone',
}

const portList = ({ ports }: Plan): string[] => {
  const { first, last } = cephPorts(ports)
  return [
    ...Object.entries(described).map(([name, is]) => `  ${ports[name as PortName]}  ${is}`),
    `  ${first} to ${last}  Ceph's disk`,
  ]
}

export const showWelcome = (plan: Plan, seconds: number): void => {
  console.log(welcome(`http://localhost:${plan.ports.people}`, seconds).replace(' Press Ctrl+C to end.', ''))
  console.log(['Ports of 127.0.0.1:', ...portList(plan), '', `Folder: ${plan.folder}`].join('\n'))
  console.log('\nHow it does: npm run cluster -- status. Down: npm run cluster -- down')
}

/** Prints each process, and Patroni's view of the databases; returns 1 when one is missing. */
export const showStatus = async (plan: Plan): Promise<number> => {
  const rows = [
    ...Object.keys(programsOf(plan)).map((name) => [name, pidOf(plan, name)] as const),
    ...(['databaseOne', 'databaseTwo'] as const).map((name) => [name, postgresOf(plan, name)] as const),
  ]
  for (const [name, pid] of rows)
    console.log(`${name.padEnd(12)} ${pid === undefined ? 'away' : `process ${pid}`}`)
  for (const { name, role, state } of await membersOf(plan))
    console.log(`PostgreSQL ${name}: ${role}, ${state}`)
  return rows.every(([, pid]) => pid !== undefined) ? 0 : 1
}
