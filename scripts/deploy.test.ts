import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './steps.ts'

const deploy = join(root, 'deploy')
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** Programs that Debian has packages of; who lacks one checks the rest. */
const programOf = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

/** What a program says of files in deploy/; its exit code and all that it wrote. */
const checked = (name: string, ...parameters: string[]) => {
  const { status, stdout, stderr } = spawnSync(programOf(name) ?? name, parameters, {
    cwd: deploy,
    encoding: 'utf8',
  })
  return { status, written: `${stdout}${stderr}` }
}
const passes = { status: 0, written: expect.any(String) }
const lacks = (name: string) => programOf(name) === undefined

/** Names of metrics that the server's code makes; those of Node and of the process come from the library. */
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
