import { join } from 'node:path'
import { archiveSettings } from './archive.ts'
import { members, secretsOf } from './configuration.ts'
import type { Plan } from './plan.ts'
import type { Program } from './processes.ts'

/** The servers' programs: those of `npm start`, and the demonstration on PostgreSQL. */
export const builtPrograms = 'server/.bundle-cluster'

/** Settings of both application servers. */
export const serverSettings = (plan: Plan): Record<string, string> => {
  const { ports } = plan
  const { vereda, s3Key, s3Secret } = secretsOf(plan)
  const database = (port: number, name = 'vereda') => `postgres://vereda:${vereda}@127.0.0.1:${port}/${name}`
  return {
    HOST: '127.0.0.1',
    PUBLIC_BASE_URL: `http://localhost:${ports.people}`,
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: database(ports.pool),
    DATABASE_SESSION_URL: database(ports.primary),
    DATABASE_REPLICA_URL: database(ports.pool, 'vereda_replica'),
    FILES_URL: `s3://vereda/files?endpoint=http://127.0.0.1:${ports.s3}&region=us-east-1`,
    AWS_ACCESS_KEY_ID: s3Key,
    AWS_SECRET_ACCESS_KEY: s3Secret,
    SMTP_URL: `smtp://127.0.0.1:${ports.mail}?from=vereda@vereda.example`,
    AV: `clamd://127.0.0.1:${ports.scanner}`,
    MIN_FREE_MB: '100',
    LOG_LEVEL: 'warn',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    npm_node_execpath: process.execPath,
  }
}

const server = (plan: Plan, which: 'One' | 'Two'): Program => ({
  name: `server${which}`,
  command: ['sh', 'scripts/serve.sh', `${builtPrograms}/demonstration.js`],
  env: {
    ...serverSettings(plan),
    PORT: String(plan.ports[`server${which}`]),
    DATA_DIR: join(plan.folder, `server${which}`),
  },
})

/** All processes by name, in the order of starting. */
export const programsOf = (plan: Plan): Record<string, Program> => {
  const at = (name: string) => join(plan.folder, name)
  const ceph = { CEPH_CONF: at('ceph.conf') }
  const programs: Program[] = [
    ...members.map(
      (member): Program => ({
        name: `etcd${member}`,
        command: ['etcd', '--config-file', at(`etcd${member}.yml`)],
      }),
    ),
    { name: 'patroniOne', command: ['patroni', at('patroniOne.yml')], env: archiveSettings(plan, 'One') },
    { name: 'patroniTwo', command: ['patroni', at('patroniTwo.yml')], env: archiveSettings(plan, 'Two') },
    { name: 'cephMonitor', command: ['ceph-mon', '-i', 'a', '-f'], env: ceph },
    { name: 'cephDisk', command: ['ceph-osd', '-i', '0', '-f'], env: ceph },
    { name: 's3', command: ['radosgw', '-n', 'client.gateway', '-f'], env: ceph },
    {
      name: 'mail',
      command: [
        process.execPath,
        '--import',
        'tsx',
        'scripts/cluster/mail.ts',
        String(plan.ports.mail),
        at('letters'),
      ],
    },
    {
      name: 'haproxy',
      command: ['haproxy', '-db', '-f', at('haproxy.cfg'), '-f', at('haproxy-database.cfg')],
    },
    { name: 'pgbouncer', command: ['pgbouncer', at('pgbouncer.ini')] },
    { name: 'clamd', command: ['clamd', '--foreground', '--config-file', at('clamd.conf')] },
    server(plan, 'One'),
    server(plan, 'Two'),
  ]
  return Object.fromEntries(programs.map((program) => [program.name, program]))
}
