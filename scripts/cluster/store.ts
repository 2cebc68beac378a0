import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { secretsOf } from './configuration.ts'
import type { Plan } from './plan.ts'
import { startProgram, until } from './processes.ts'
import { programsOf } from './programs.ts'

/** Waits until buckets can be created: one for files, one for pgBackRest. */
const makeBuckets = async (plan: Plan): Promise<void> => {
  // Suppresses a warning about future Node.js versions in each process.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true'
  const { s3Key, s3Secret } = secretsOf(plan)
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${plan.ports.s3}`,
    forcePathStyle: true,
    region: 'us-east-1',
    maxAttempts: 1,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: s3Key, secretAccessKey: s3Secret },
  })
  await until('the S3 gateway', 120, async () => {
    for (const Bucket of ['vereda', 'vereda-backups']) await client.send(new CreateBucketCommand({ Bucket }))
    return true
  })
  client.destroy()
}

/** Ceph with one monitor, one disk in a file, its S3 gateway, a key and buckets. */
export const startStore = async (plan: Plan): Promise<void> => {
  const { user, ports } = plan
  const at = (name: string) => join(plan.folder, 'files', name)
  const run = (program: string, ...text: string[]) =>
    execFileSync(program, text, {
      ...user,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 120_000,
      env: { ...process.env, CEPH_CONF: join(plan.folder, 'ceph.conf') },
    })
  for (const name of ['osd', 'gateway']) mkdirSync(at(name), { recursive: true })
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, at('.')])
  // pgBackRest speaks to S3 over TLS alone
  const own = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '365', '-nodes']
  run('openssl', 'req', '-x509', '-newkey', 'rsa:2048', ...own, '-keyout', at('s3.key'), '-out', at('s3.crt'))
  const fsid = /^fsid = (.*)$/m.exec(readFileSync(join(plan.folder, 'ceph.conf'), 'utf8'))?.[1] ?? ''
  const monitor = `[v2:127.0.0.1:${ports.cephMonitor}]`
  run('monmaptool', '--create', '--addv', 'a', monitor, '--fsid', fsid, at('monitors'))
  run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', at('monitors'))
  const programs = programsOf(plan)
  const start = (name: string) => {
    const program = programs[name]
    if (program) startProgram(plan, program)
  }
  start('cephMonitor')
  const disk = randomUUID()
  run('ceph', 'osd', 'new', disk)
  run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk)
  start('cephDisk')
  const { s3Key, s3Secret } = secretsOf(plan)
  const keys = ['--access-key', s3Key, '--secret-key', s3Secret]
  run('radosgw-admin', 'user', 'create', '--uid', 'vereda', '--display-name', 'Vereda', ...keys)
  start('s3')
  await makeBuckets(plan)
}
