import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './steps.ts'

test('the bill of materials names every package, with its checksum', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vereda-sbom-'))
  const file = join(folder, 'vereda.cdx.json')
  execFileSync(join(root, 'node_modules/.bin/tsx'), ['scripts/sbom.ts', file], { cwd: root })
  const bill = JSON.parse(readFileSync(file, 'utf8')) as {
    bomFormat: string
    components: { name: string; version: string; hashes?: { alg: string; content: string }[] }[]
  }
  rmSync(folder, { recursive: true })
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; link?: boolean }>
  }
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  )
  const named = new Set(bill.components.map(({ name, version }) => `${name}@${version}`))
  expect(bill.bomFormat).toBe('CycloneDX')
  expect(installed.length).toBeGreaterThan(500)
  expect(bill.components).toHaveLength(installed.length)
  for (const each of ['fastify', 'react', 'zod', 'pg']) {
    expect(named).toContain(`${each}@${packages[`node_modules/${each}`]?.version}`)
  }
  const bare = bill.components.filter(({ hashes }) => hashes?.[0]?.content.length !== 128)
  expect(bare.filter(({ name }) => !name.startsWith('@myriaddreamin/typst-ts-node-compiler-'))).toEqual([])
})
