import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { root } from '../steps.ts'
import { configuration, filled, newSecrets } from './configuration.ts'
import { firstPort, type Plan, portsFrom } from './plan.ts'
import { pidOf, startProgram } from './processes.ts'

const plan: Plan = { folder: '/somewhere/cluster', ports: portsFrom(9100), user: null }

test('an example that lost what is filled in is told of, instead of leading elsewhere', () => {
  expect(filled('server one 10.0.0.11:8000', [['10.0.0.11:8000', '127.0.0.1:1']])).toBe(
    'server one 127.0.0.1:1',
  )
  expect(() => filled('server one', [['10.0.0.11:8000', '127.0.0.1:1']])).toThrow('10.0.0.11:8000')
})

test('every file of the cluster is made of an example of deploy/, and names this machine and its own folder alone', () => {
  for (const [name, text] of Object.entries(configuration(plan, newSecrets()))) {
    const settings = text.replaceAll(/^\s*[#;].*$/gm, '')
    expect({
      name,
      found: settings.match(/10\.0\.0\.\d+|\/(etc|var\/(lib|run))\/\S+|'password of \w+'/g),
    }).toEqual({
      name,
      found: null,
    })
  }
})

test('each PostgreSQL has an own name, port and folder, and both ask the three members of etcd', () => {
  const files = configuration(plan, newSecrets())
  const Patroni = z.object({
    name: z.string(),
    etcd3: z.object({ hosts: z.string() }),
    postgresql: z.object({ listen: z.string(), data_dir: z.string() }),
  })
  const [one, two] = ['patroniOne.yml', 'patroniTwo.yml'].map((name) =>
    Patroni.parse(parse(files[name] ?? '')),
  )
  expect(one).toEqual({
    name: 'one',
    etcd3: { hosts: '127.0.0.1:9109,127.0.0.1:9115,127.0.0.1:9117' },
    postgresql: { listen: '127.0.0.1:9105', data_dir: '/somewhere/cluster/databaseOne' },
  })
  expect(two).toEqual({
    name: 'two',
    etcd3: { hosts: '127.0.0.1:9109,127.0.0.1:9115,127.0.0.1:9117' },
    postgresql: { listen: '127.0.0.1:9106', data_dir: '/somewhere/cluster/databaseTwo' },
  })
})

test('no two processes share a port, and a port that leaves no room is refused', () => {
  const ports = Object.values(portsFrom(9100))
  expect(new Set(ports).size).toBe(ports.length)
  expect(firstPort(undefined)).toBe(8100)
  expect(() => firstPort('80')).toThrow('PORT')
  expect(() => firstPort('many')).toThrow('PORT')
})

const cluster = (...text: string[]) => {
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', 'scripts/cluster/main.ts', ...text], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CLUSTER_DIR: join(tmpdir(), 'no-cluster-is-here') },
  })
  return { status, written: stdout + stderr }
}

test('a word that is no command is answered with those there are, and where there is no cluster nothing is done', () => {
  expect(cluster('sideways')).toEqual({ status: 2, written: expect.stringContaining('-- down') })
  expect(cluster('down')).toEqual({ status: 0, written: 'There is no cluster.\n' })
}, 120_000)

test.skipIf(process.platform !== 'linux')(
  'a number that another process has now is not taken for the one that was started',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vereda-cluster-'))
    try {
      startProgram({ ...plan, folder }, { name: 'sleeper', command: ['sleep', '60'] })
      const pid = pidOf({ folder }, 'sleeper') ?? 0
      expect(pid).toBeGreaterThan(0)
      writeFileSync(join(folder, 'sleeper.pid'), `${process.pid} 1`)
      expect(pidOf({ folder }, 'sleeper')).toBeUndefined()
      process.kill(-pid, 'SIGKILL')
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)
