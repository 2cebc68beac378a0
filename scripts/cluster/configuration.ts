import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps.ts'
import { cephPorts, type Plan, postgresPrograms } from './plan.ts'

type Change = readonly [from: string, to: string]

/** An example of deploy/ with this machine's addresses; throws if a replaced text is not in it. */
export const filled = (example: string, changes: readonly Change[]): string =>
  changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The example does not hold "${from}" any more`)
    return text.replaceAll(from, to)
  }, example)

export type Secrets = Record<'postgres' | 'replicator' | 'rewinder' | 'vereda' | 's3Key' | 's3Secret', string>

export const newSecrets = (): Secrets => {
  const secret = () => randomBytes(18).toString('hex')
  return {
    postgres: secret(),
    replicator: secret(),
    rewinder: secret(),
    vereda: secret(),
    s3Key: randomBytes(10).toString('hex'),
    s3Secret: secret(),
  }
}

const local = (port: number) => `127.0.0.1:${port}`
const example = (path: string) => readFileSync(join(root, path), 'utf8')

/** Without TLS, since only this machine uses it. */
const peoplesProxy = ({ ports }: Plan): string =>
  filled(example('deploy/proxy/haproxy.cfg'), [
    ['  log /dev/log local0\n', '  log stdout format raw local0 notice\n'],
    [
      '  bind :80\n  bind :443 ssl crt /etc/haproxy/vereda.pem alpn h2,http/1.1\n',
      `  bind ${local(ports.people)}\n`,
    ],
    ['  http-request redirect scheme https unless { ssl_fc }\n', ''],
    ['10.0.0.11:8000', local(ports.serverOne)],
    ['10.0.0.12:8000', local(ports.serverTwo)],
  ])

const databaseProxy = ({ ports }: Plan): string =>
  filled(example('deploy/proxy/haproxy-database.cfg'), [
    ['127.0.0.1:5000', local(ports.primary)],
    ['127.0.0.1:5001', local(ports.replica)],
    ['10.0.0.21:5432 port 8008', `${local(ports.databaseOne)} port ${ports.patroniOne}`],
    ['10.0.0.22:5432 port 8008', `${local(ports.databaseTwo)} port ${ports.patroniTwo}`],
  ])

const pool = ({ folder, ports }: Plan): string =>
  filled(example('deploy/proxy/pgbouncer.ini'), [
    ['host=10.0.0.21 port=5432', `host=127.0.0.1 port=${ports.primary}`],
    ['host=10.0.0.22 port=5432', `host=127.0.0.1 port=${ports.replica}`],
    ['listen_port = 6432', `listen_port = ${ports.pool}\nunix_socket_dir =`],
    ['/etc/pgbouncer/userlist.txt', join(folder, 'pool-users.txt')],
  ])

export const members = ['One', 'Two', 'Three'] as const

const etcd = ({ folder, ports }: Plan, which: (typeof members)[number]): string => {
  const all = members.map((member) => `${member.toLowerCase()}=http://${local(ports[`etcdPeer${member}`])}`)
  return filled(example('deploy/database/etcd.yml'), [
    ['name: one\n', `name: ${which.toLowerCase()}\n`],
    ['/var/lib/etcd/vereda', join(folder, `etcd${which}`)],
    ['one=http://10.0.0.31:2380,two=http://10.0.0.32:2380,three=http://10.0.0.33:2380', all.join(',')],
    ['10.0.0.31:2379', local(ports[`etcd${which}`])],
    ['10.0.0.31:2380', local(ports[`etcdPeer${which}`])],
  ])
}

export type DatabaseName = 'One' | 'Two'

/** docs/operating.md, "A point in time". */
const archiving = `        archive_mode: 'on'
        archive_command: pgbackrest --stanza=vereda archive-push %p
`

const patroni = ({ folder, ports, user }: Plan, secrets: Secrets, which: DatabaseName): string =>
  filled(example('deploy/database/patroni.yml'), [
    ['name: one\n', `name: ${which.toLowerCase()}\n`],
    [
      '10.0.0.31:2379,10.0.0.32:2379,10.0.0.33:2379',
      members.map((member) => local(ports[`etcd${member}`])).join(','),
    ],
    ['10.0.0.21:8008', local(ports[`patroni${which}`])],
    ['10.0.0.21:5432', local(ports[`database${which}`])],
    ['/var/lib/postgresql/15/vereda', join(folder, `database${which}`)],
    ['/var/lib/postgresql/vereda.pgpass', join(folder, `database${which}.pgpass`)],
    ['/usr/lib/postgresql/15/bin', postgresPrograms() ?? '/usr/lib/postgresql/15/bin'],
    ['10.0.0.0/24', '127.0.0.1/32'],
    ['/var/run/postgresql', folder],
    ['        wal_keep_size: 512MB\n', `        wal_keep_size: 512MB\n${archiving}`],
    ...(user ? [] : [['local all postgres peer', 'local all postgres trust'] as const]),
    ["'password of postgres'", secrets.postgres],
    ["'password of replicator'", secrets.replicator],
    ["'password of rewinder'", secrets.rewinder],
  ])

const pgBackRest = ({ folder, ports }: Plan, secrets: Secrets, which: DatabaseName): string =>
  filled(example('deploy/database/pgbackrest.conf'), [
    ['s3.example.org\n', `localhost\nrepo1-storage-port=${ports.s3Tls}\n`],
    [
      'repo1-s3-region=us-east-1\n',
      `repo1-s3-region=us-east-1\nrepo1-storage-ca-file=${folder}/files/s3.crt\n`,
    ],
    ['secret=SECRET', `secret=${secrets.s3Secret}`],
    ['key=KEY', `key=${secrets.s3Key}`],
    ['PASSPHRASE', secrets.postgres],
    [
      'process-max=2\n',
      `process-max=2\n${['log', 'lock', 'spool'].map((of) => `${of}-path=${folder}\n`).join('')}`,
    ],
    ['/var/lib/postgresql/15/vereda', join(folder, `database${which}`)],
    ['pg1-port=5432', `pg1-port=${ports[`database${which}`]}\npg1-socket-path=${folder}`],
  ])

const scanner = ({ folder, ports }: Plan): string =>
  filled(example('deploy/container/clamd.conf'), [
    ['/var/lib/clamav', join(folder, 'signatures')],
    ['TCPSocket 3310', `TCPSocket ${ports.scanner}`],
    ['0.0.0.0', '127.0.0.1'],
    ['User clamav\n', ''],
  ])

/** MD5, length and name of the EICAR test file; real signatures must be downloaded and need a gigabyte of memory. */
const signatures = '44d88612fea8a8f36de82e1278abb02f:68:Eicar-Test-Signature\n'

const ceph = (plan: Plan): string => {
  const { first, last } = cephPorts(plan.ports)
  return filled(example('scripts/cluster/ceph.conf'), [
    ['FSID', randomUUID()],
    ['MON_PORT', String(plan.ports.cephMonitor)],
    ['FIRST_PORT', String(first)],
    ['LAST_PORT', String(last)],
    ['S3_PORT', String(plan.ports.s3)],
    ['S3_TLS_PORT', String(plan.ports.s3Tls)],
    ['FOLDER', join(plan.folder, 'files')],
  ])
}

/** Every configuration file by its name in the cluster's folder. */
export const configuration = (plan: Plan, secrets: Secrets): Record<string, string> => ({
  'haproxy.cfg': peoplesProxy(plan),
  'haproxy-database.cfg': databaseProxy(plan),
  'pgbouncer.ini': pool(plan),
  'pool-users.txt': `"vereda" "${secrets.vereda}"\n`,
  ...Object.fromEntries(members.map((member) => [`etcd${member}.yml`, etcd(plan, member)])),
  'patroniOne.yml': patroni(plan, secrets, 'One'),
  'patroniTwo.yml': patroni(plan, secrets, 'Two'),
  'pgbackrestOne.conf': pgBackRest(plan, secrets, 'One'),
  'pgbackrestTwo.conf': pgBackRest(plan, secrets, 'Two'),
  'clamd.conf': scanner(plan),
  'signatures/test.hdb': signatures,
  'ceph.conf': ceph(plan),
  'secrets.json': JSON.stringify(secrets),
})

export const writeConfiguration = (plan: Plan, secrets: Secrets): void => {
  for (const folder of [plan.folder, join(plan.folder, 'signatures')]) mkdirSync(folder, { mode: 0o700 })
  for (const [name, text] of Object.entries(configuration(plan, secrets)))
    writeFileSync(join(plan.folder, name), text, { mode: 0o600 })
}

/** The secrets of the existing cluster. */
export const secretsOf = ({ folder }: Pick<Plan, 'folder'>): Secrets =>
  JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')) as Secrets
