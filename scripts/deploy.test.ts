import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { knownSettings } from '../server/src/platform/settings/known-settings.ts'
import { root } from './steps.ts'

const deploy = join(root, 'deploy')
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** The path of a program of a Debian package; tests whose program is missing are skipped. */
const programOf = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

/** Runs a program on files of deploy/ and returns its exit code and output. */
const checked = (name: string, ...parameters: string[]) => {
  const { status, stdout, stderr } = spawnSync(programOf(name) ?? name, parameters, {
    cwd: deploy,
    encoding: 'utf8',
  })
  return { status, written: `${stdout}${stderr}` }
}
const passes = { status: 0, written: expect.any(String) }
const lacks = (name: string) => programOf(name) === undefined

/** Metrics defined in the server's code; those of Node and of the process come from the library. */
const ownMetrics = () => {
  const gauges = textOf('server/src/operations/metrics/gauges.ts')
  const counted = textOf('server/src/operations/metrics/count-requests.ts')
  return new Set([
    ...[...gauges.matchAll(/gauge\(\s*'(\w+)'/g)].map(([, name]) => `vereda_${name}`),
    ...[...counted.matchAll(/name: '(\w+)'/g)].map(([, name]) => name ?? ''),
  ])
}

test('every figure that alerts and board ask for is one that the server tells', () => {
  const known = ownMetrics()
  expect(known.size).toBeGreaterThan(10)
  for (const file of ['deploy/prometheus/alerts.yml', 'deploy/grafana/vereda.json']) {
    const named = [...textOf(file).matchAll(/\bvereda_\w+/g)].map(([name]) =>
      name.replace(/_(bucket|sum|count)$/, ''),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !known.has(name))).toEqual([])
  }
})

test('each alert is told of in the page for operators, with what to do', () => {
  const page = textOf('docs/operating.md')
  const alerts = [...textOf('deploy/prometheus/alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  expect(alerts.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

test.skipIf(lacks('promtool'))(
  'alerts raise what they should on invented figures, and nothing on a quiet server',
  () => {
    expect(checked('promtool', 'check', 'config', 'prometheus/prometheus.yml')).toEqual(passes)
    expect(checked('promtool', 'test', 'rules', 'prometheus/alerts.test.yml')).toEqual(passes)
  },
  60_000,
)

test.skipIf(lacks('systemd-analyze'))(
  'units are what systemd takes, and give away little',
  () => {
    for (const unit of ['vereda.service', 'vereda-backup.service', 'vereda-backup.timer'])
      expect(checked('systemd-analyze', 'verify', `systemd/${unit}`)).toEqual(passes)
    // systemd-analyze prints the exposure level times ten: 2.0 at most.
    for (const unit of ['vereda.service'])
      expect(
        checked('systemd-analyze', 'security', '--offline=true', '--threshold=20', `systemd/${unit}`),
      ).toEqual(passes)
  },
  60_000,
)

test.skipIf(lacks('caddy'))(
  'Caddy takes its example',
  () => {
    expect(checked('caddy', 'validate', '--adapter', 'caddyfile', '--config', 'proxy/Caddyfile')).toEqual(
      passes,
    )
  },
  60_000,
)

test.skipIf(lacks('haproxy') || lacks('openssl'))(
  'HAProxy takes its examples, with a certificate, one beside the other',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'vereda-proxy-'))
    try {
      const at = (name: string) => join(folder, name)
      const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=vereda']
      expect(checked('openssl', ...made, '-keyout', at('key'), '-out', at('certificate'))).toEqual(passes)
      writeFileSync(
        at('vereda.pem'),
        readFileSync(at('key'), 'utf8') + readFileSync(at('certificate'), 'utf8'),
      )
      const example = textOf('deploy/proxy/haproxy.cfg')
      writeFileSync(at('haproxy.cfg'), example.replace('/etc/haproxy/vereda.pem', at('vereda.pem')))
      const files = ['-f', at('haproxy.cfg'), '-f', 'proxy/haproxy-database.cfg']
      expect(checked('haproxy', '-c', ...files)).toEqual(passes)
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
  60_000,
)

test.skipIf(lacks('pgbackrest'))('pgBackRest knows every setting of its example', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vereda-backups-'))
  try {
    const here = ['--repo1-type=posix', `--repo1-path=${folder}`, `--log-path=${folder}`]
    const asked = [`--config=${join(deploy, 'database/pgbackrest.conf')}`, '--stanza=vereda', ...here, 'info']
    const { status, written } = checked('pgbackrest', ...asked)
    expect({ status, complaint: /WARN|ERROR/.exec(written) }).toEqual({ status: 0, complaint: null })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

const Settings = z.record(z.string(), z.string())
const known = new Set([
  ...Object.keys(knownSettings.shape),
  ...[...textOf('docs/operating.md').matchAll(/`([A-Z_]+_FILE)`/g)].map(([, name]) => name ?? ''),
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
])
const unknownIn = (names: string[]) => names.filter((name) => !known.has(name))

test('Kubernetes is given settings that there are, a read-only file system and nobody who is root', () => {
  const documents = parseAllDocuments(textOf('deploy/kubernetes/vereda.yaml')).map(
    (document) => document.toJS() as Record<string, unknown>,
  )
  const of = (kind: string) => documents.find((document) => document['kind'] === kind)
  expect(unknownIn(Object.keys(Settings.parse(of('ConfigMap')?.['data'])))).toEqual([])
  const Container = z.object({
    env: z.array(z.object({ name: z.string() })),
    securityContext: z.object({
      readOnlyRootFilesystem: z.literal(true),
      allowPrivilegeEscalation: z.literal(false),
    }),
    volumeMounts: z.array(z.object({ name: z.string() })),
  })
  const { spec } = z
    .object({
      spec: z.object({
        template: z.object({
          spec: z.object({
            securityContext: z.object({ runAsNonRoot: z.literal(true) }),
            containers: z.array(Container).length(1),
            volumes: z.array(z.object({ name: z.string() })),
          }),
        }),
      }),
    })
    .parse(of('Deployment')).spec.template
  const [container] = spec.containers
  expect(unknownIn(container?.env.map(({ name }) => name) ?? ['none'])).toEqual([])
  expect(container?.volumeMounts.map(({ name }) => name)).toEqual(spec.volumes.map(({ name }) => name))
})

test('the files of compose name settings, secrets and volumes that there are', () => {
  const Compose = z.object({
    services: z.object({
      vereda: z.object({ environment: Settings, read_only: z.literal(true), secrets: z.array(z.string()) }),
    }),
    secrets: z.record(z.string(), z.unknown()),
  })
  const { services, secrets } = Compose.parse(parse(textOf('deploy/container/compose.yaml')))
  expect(unknownIn(Object.keys(services.vereda.environment))).toEqual([])
  expect(services.vereda.secrets.filter((name) => !(name in secrets))).toEqual([])
  const example = [...textOf('deploy/container/settings.example').matchAll(/^(\w+)=/gm)].map(
    ([, name]) => name ?? '',
  )
  expect(unknownIn(example)).toEqual([])
})
